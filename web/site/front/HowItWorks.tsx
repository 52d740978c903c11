import { Steps } from '../parts/Steps.tsx'
import { useWords } from '../words.ts'

const steps = ['knowledge', 'test', 'publish', 'script'] as const

/** The way from a document to a website, in four steps. */
export function HowItWorks() {
  const t = useWords('front')
  return (
    <Steps
      title={t('how')}
      steps={steps.map((step) => ({ title: t(`step_${step}`), text: t(`stepHint_${step}`) }))}
    />
  )
}
