import { Button } from '@mantine/core'
import type { PublishingStep } from './usePublishing.ts'

interface TestQuestionProps {
  step: Extract<PublishingStep, { name: 'untested' | 'tested' }>
  isBusy: boolean
  onTest: () => void
  onPublish: () => void
}

/** Offers to ask the saved tests before visitors do, and says what came of it. */
export function TestQuestion({ step, isBusy, onTest, onPublish }: TestQuestionProps) {
  const publish = (
    <Button data-autofocus loading={isBusy && step.name === 'tested'} disabled={isBusy} onClick={onPublish}>
      Publish
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
  const { count } = step
  return (
    <>
      <p>
        {count === 1 ? 'A saved test has' : `${count} saved tests have`} not been asked since you changed the
        agent or its knowledge.
      </p>
      {publish}
      <Button variant="default" loading={isBusy} onClick={onTest}>
        Run tests first
      </Button>
    </>
  )
}
