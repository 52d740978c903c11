import { frontTexts as t } from './texts.ts'

const steps = ['knowledge', 'test', 'publish', 'script'] as const

/** The way from a document to a website, in four steps. */
export function HowItWorks() {
  return (
    <section className="front-how" id="how" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('how')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`step_${step}`)}</h3>
            <p>{t(`stepHint_${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
