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
          <b>Help with your workspace:</b> name the workspace and the agent, and say what you expected.
        </li>
        <li>
          <b>Your data:</b> write from the address of your account. See <a href="/legal/gdpr">GDPR</a>.
        </li>
        <li>
          <b>A weakness in our security:</b> say how to repeat it. We thank you by name if you wish.
        </li>
      </ul>
      {operator.address && (
        <>
          <h2>Post</h2>
          <p>
            {operator.name}, {operator.address}
          </p>
        </>
      )}
      {operator.discord && (
        <p>
          Many questions are answered sooner by other users on <a href={operator.discord}>Discord</a>.
        </p>
      )}
    </Prose>
  )
}
