import { Button } from '@mantine/core'
import type { PublishingStep } from './usePublishing.ts'
import { t } from './texts.ts'

interface TestQuestionProps {
  step: Extract<PublishingStep, { name: 'untested' | 'tested' }>
  isBusy: boolean
  onTest: () => void
  onPublish: () => void
}

/** Offers to run the saved tests before publishing, and shows the result. */
export function TestQuestion({ step, isBusy, onTest, onPublish }: TestQuestionProps) {
  const publish = (
    <Button data-autofocus loading={isBusy && step.name === 'tested'} disabled={isBusy} onClick={onPublish}>
      {t('publish')}
    </Button>
  )
  if (step.name === 'tested') {
    return (
      <>
        <p>
          <output>{step.result}</output>
        </p>
        {publish}
      </>
    )
  }
  return (
    <>
      <p>{t('untested', { count: step.count })}</p>
      {step.cost && <p>{step.cost}</p>}
      {publish}
      <Button variant="default" loading={isBusy} onClick={onTest}>
        {t('runTestsFirst')}
      </Button>
    </>
  )
}
