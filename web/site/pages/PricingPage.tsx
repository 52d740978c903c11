import { catalogueSeed } from '../../../functions/src/shared/billing/catalogueSeed.ts'
import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Questions } from '../parts/Questions.tsx'
import { AddonList } from '../prices/AddonList.tsx'
import { Calculator } from '../prices/Calculator.tsx'
import { CurrencyChoice } from '../prices/CurrencyChoice.tsx'
import { ModelTable } from '../prices/ModelTable.tsx'
import { PlanCards } from '../prices/PlanCards.tsx'
import { useWords } from '../words.ts'

const questions = ['credit', 'expire', 'limit', 'cancel'] as const

/** Plans, add-ons, and what answers cost. */
export function PricingPage() {
  const t = useWords('pricing')
  return (
    <div className="pricing">
      <section className="hero alone">
        <div>
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </div>
      </section>
      <CurrencyChoice catalogue={catalogueSeed} />
      <PlanCards catalogue={catalogueSeed} />
      <p className="note">{t('net')}</p>
      <Calculator catalogue={catalogueSeed} />
      <ModelTable catalogue={catalogueSeed} />
      <AddonList catalogue={catalogueSeed} />
      <Questions questions={entriesOf(t, questions)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </div>
  )
}
