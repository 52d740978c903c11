import { catalogueSeed } from '../../../functions/src/shared/billing/catalogueSeed.ts'
import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { planOf } from '../prices/planOf.ts'

/** Describes what is free, and how to get it. */
export function FreePlanPage() {
  const { features } = planOf(catalogueSeed, 'free')
  return (
    <>
      <Hero
        title="Get the free plan"
        lead="Try everything on your own website. It does not end after some days, and you need no card."
        more={{ text: 'Compare plans', href: '/pricing' }}
      />
      <section className="features">
        <h2>What you get</h2>
        <ul className="checks">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      <Questions
        questions={[
          {
            question: 'What happens when the credit is used up?',
            answer:
              'The agent stops answering and your colleagues can still reply. Top up or choose a plan to go on.',
          },
          {
            question: 'Is anything left out?',
            answer:
              'No feature of the builder, the widget or the inbox. Add-ons such as white label need a paid plan.',
          },
        ]}
      />
      <Closing title="Start now" text="An email address is all you need." />
    </>
  )
}
