import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** Describes which personal data is processed, why, where and for how long. */
export function PrivacyPage({ operator }: { operator: Operator }) {
  const { name } = defaultBrand
  return (
    <Prose title="Privacy Policy" changed={changed}>
      <p>
        This policy says what {operator.name} does with personal data in {name}. It covers two roles: we are
        responsible for the data of people who have an account, and we process the data of visitors on behalf
        of the company whose agent they talk to.
      </p>
      <h2>People with an account</h2>
      <ul>
        <li>Your name, email address and picture, to sign you in and to show colleagues who you are.</li>
        <li>Your country, found from your IP address when you sign up, to choose a currency and taxes.</li>
        <li>
          What you came from (the parameters <code>ref</code> and <code>utm_source</code> of the first
          address), to see which of our partners sent you.
        </li>
        <li>Payments: our payment provider Stripe keeps card data; we keep amounts and invoices.</li>
        <li>Records of what you do in a workspace, so that your team can see who changed what.</li>
      </ul>
      <p>The legal basis is the contract with you, and our interest in a service that is not abused.</p>
      <h2>Visitors who talk to an agent</h2>
      <p>
        We store the messages, files and the data that the agent’s owner asks for, in the region of the
        owner’s workspace. The owner decides which data is asked for, for how long it is kept, and who reads
        it. To use your rights, please write to the owner first; we help them to answer.
      </p>
      <h2>Who else receives data</h2>
      <ul>
        <li>Google Cloud, which runs our databases and functions in the chosen region.</li>
        <li>
          The model that the owner has chosen (OpenAI, Anthropic, Google, or the owner’s own), to answer.
        </li>
        <li>Resend, to send emails; Stripe, for payments; the messaging app that a visitor writes in.</li>
        <li>Vapi, for voice calls, where the owner has switched them on.</li>
      </ul>
      <p>We sell no data and do not use conversations to train models.</p>
      <h2>How long</h2>
      <p>
        Conversations: as long as the owner has set. Accounts: until you delete them; invoices as long as the
        law requires. Logs for operating the service: at most 30 days.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask for a copy, a correction or the deletion of your data, object to its use, take it
        elsewhere, and complain to a supervisory authority. Write to{' '}
        <a href={`mailto:${operator.email}`}>{operator.email}</a>.
      </p>
    </Prose>
  )
}
