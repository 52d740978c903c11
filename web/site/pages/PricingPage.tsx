import { catalogueSeed } from '../../../functions/src/shared/billing/catalogueSeed.ts'
import { Closing } from '../parts/Closing.tsx'
import { Questions } from '../parts/Questions.tsx'
import { AddonList } from '../prices/AddonList.tsx'
import { Calculator } from '../prices/Calculator.tsx'
import { CurrencyChoice } from '../prices/CurrencyChoice.tsx'
import { ModelTable } from '../prices/ModelTable.tsx'
import { PlanCards } from '../prices/PlanCards.tsx'

/** Plans, add-ons, and what answers cost. */
export function PricingPage() {
  return (
    <div className="pricing">
      <section className="hero alone">
        <div>
          <h1>Pay for answers, not for promises</h1>
          <p>A small base, then what you use. Every answer has a receipt.</p>
        </div>
      </section>
      <CurrencyChoice catalogue={catalogueSeed} />
      <PlanCards catalogue={catalogueSeed} />
      <p className="note">Prices are net. Taxes, where they apply, are shown before you pay.</p>
      <Calculator catalogue={catalogueSeed} />
      <ModelTable catalogue={catalogueSeed} />
      <AddonList catalogue={catalogueSeed} />
      <Questions
        questions={[
          {
            question: 'What is a credit?',
            answer:
              'The unit of usage: 1,000 credits are one US dollar. Answers, calls and voice notes use credits.',
          },
          {
            question: 'Do credits expire?',
            answer: 'Credits that you buy do not expire while your workspace exists.',
          },
          {
            question: 'Can I set a limit?',
            answer:
              'Yes. Automatic recharge has a monthly limit, and without it agents stop when the credit is used up.',
          },
          {
            question: 'How do I cancel?',
            answer:
              'In the dashboard under Billing, at any time. The plan runs until the end of the paid month.',
          },
        ]}
      />
      <Closing title="See your own numbers" text="Ask your agent ten questions and read the receipts." />
    </div>
  )
}
