import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { Prose } from '../parts/Prose.tsx'
import { changed } from './changed.ts'

/** The contract between the operator and the owner of a workspace. */
export function TermsPage({ operator }: { operator: Operator }) {
  const { name } = defaultBrand
  return (
    <Prose title="Terms of Service" changed={changed}>
      <p>
        These terms apply between {operator.name} (“we”) and whoever creates a workspace in {name} (“you”). By
        creating one you accept them.
      </p>
      <h2>1. The service</h2>
      <p>
        We provide {name} as it is described on this site. We may improve it, and announce changes that take
        something away at least 30 days before.
      </p>
      <h2>2. Your account</h2>
      <p>
        Give correct details, keep your password to yourself, and tell us when somebody else has used your
        account. You are responsible for what the members of your workspace do.
      </p>
      <h2>3. Your content</h2>
      <p>
        Your documents, prompts and conversations stay yours. You allow us to process them as far as the
        service needs it. You make sure that you may use them, and that visitors are told that they talk to an
        agent.
      </p>
      <h2>4. What is not allowed</h2>
      <ul>
        <li>Anything unlawful, deceptive or harmful, and messages that people have not agreed to.</li>
        <li>Medical, legal or financial decisions about people without a person who decides.</li>
        <li>Attacks on the service, and use that goes around its limits.</li>
      </ul>
      <h2>5. Prices and payment</h2>
      <p>
        The prices of the <a href="/pricing">price list</a> apply, plus taxes. Plans are paid in advance for a
        month and renew until you cancel. Credits are used by answers, calls and other usage; the receipts in
        the dashboard say by what. Without credit agents stop answering.
      </p>
      <h2>6. Answers of models</h2>
      <p>
        Models make mistakes. Test your agent, read what it says, and do not rely on an answer without
        checking it where it matters.
      </p>
      <h2>7. Liability</h2>
      <p>
        We are liable without limit for intent, gross negligence and injury to people. For other breaches of
        essential duties we are liable for the damage that is typical and foreseeable, at most for what you
        paid in the twelve months before.
      </p>
      <h2>8. The end</h2>
      <p>
        You can delete your workspace at any time. We can end the contract with 30 days’ notice, and at once
        for a serious breach. You can export your agents and conversations before.
      </p>
      <h2>9. Law</h2>
      <p>
        {operator.law
          ? `The law that applies is ${operator.law}.`
          : 'The law of the country in which the operator has its seat applies.'}{' '}
        Rights that the law gives to consumers remain.
      </p>
    </Prose>
  )
}
