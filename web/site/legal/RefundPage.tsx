import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** When money is paid back. */
export function RefundPage({ operator }: { operator: Operator }) {
  return (
    <Prose title="Refund Policy" changed={changed}>
      <p>If something went wrong, write to us; most refunds are a matter of one email.</p>
      <h2>Plans</h2>
      <p>
        You can cancel at any time; the plan runs until the end of the paid month. If you write within 14 days
        of your first payment, we pay it back.
      </p>
      <h2>Credits</h2>
      <p>
        We pay back credits that you have bought and not used, within 14 days of the purchase. The credits
        leave your workspace with the refund.
      </p>
      <h2>Mistakes of ours</h2>
      <p>
        If the service charged too much or charged for answers that nobody received, we return the credits,
        however long ago it was. The receipt of each answer makes that easy to prove.
      </p>
      <h2>How</h2>
      <p>
        Write to <a href={`mailto:${operator.email}`}>{operator.email}</a> with the name of your workspace and
        the number of the invoice. The money goes to the card that paid.
      </p>
    </Prose>
  )
}
