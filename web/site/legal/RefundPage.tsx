import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** When money is paid back. */
export function RefundPage({ operator }: { operator: Operator }) {
  return (
    <Prose title="Refund Policy" changed={changed}>
      <p>If something went wrong, write to us. Most refunds take a single email.</p>
      <h2>Plans</h2>
      <p>
        You can cancel at any time. Your plan runs until the end of the month you’ve paid for. If you write
        within 14 days of your first payment, we’ll refund it.
      </p>
      <h2>Credits</h2>
      <p>
        We refund unused credits within 14 days of the purchase. Refunded credits are removed from your
        workspace.
      </p>
      <h2>Our mistakes</h2>
      <p>
        If we charged too much, or charged for answers no one received, we return the credits, no matter how
        long ago it was. Each answer’s receipt makes that easy to prove.
      </p>
      <h2>How</h2>
      <p>
        Write to <a href={`mailto:${operator.email}`}>{operator.email}</a> with your workspace’s name and the
        invoice number. The money goes back to the card you paid with.
      </p>
    </Prose>
  )
}
