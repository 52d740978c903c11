import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'

/** Lists the ways to reach the operator. */
export function ContactPage({ operator }: { operator: Operator }) {
  return (
    <Prose title="Contact">
      <p>
        Write to <a href={`mailto:${operator.email}`}>{operator.email}</a>. A person reads it.
      </p>
      <ul>
        <li>
          <b>Help with your workspace:</b> tell us the workspace, the agent, and what you expected.
        </li>
        <li>
          <b>Your data:</b> write from your account’s email address. See <a href="/legal/gdpr">GDPR</a>.
        </li>
        <li>
          <b>A security vulnerability:</b> tell us how to reproduce it. We’ll credit you by name if you like.
        </li>
      </ul>
      {operator.address && (
        <>
          <h2>Mail</h2>
          <p>
            {operator.name}, {operator.address}
          </p>
        </>
      )}
      {operator.discord && (
        <p>
          You may get a faster answer from other users on <a href={operator.discord}>Discord</a>.
        </p>
      )}
    </Prose>
  )
}
