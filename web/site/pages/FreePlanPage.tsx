import { catalogueSeed } from '../../../functions/src/shared/billing/catalogueSeed.ts'
import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { planOf } from '../prices/planOf.ts'
import { usePriceWords, useWords } from '../words.ts'

const questions = ['usedUp', 'leftOut'] as const

/** Describes what is free, and how to get it. */
export function FreePlanPage() {
  const t = useWords('freePlan')
  const priceWords = usePriceWords()
  const { features } = planOf(catalogueSeed, 'free')
  return (
    <>
      <Hero title={t('title')} lead={t('lead')} more={{ text: t('compare'), to: '/pricing' }} />
      <section className="features">
        <h2>{t('features')}</h2>
        <ul className="checks">
          {features.map((feature) => (
            <li key={feature}>{priceWords(feature)}</li>
          ))}
        </ul>
      </section>
      <Questions questions={entriesOf(t, questions)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}
