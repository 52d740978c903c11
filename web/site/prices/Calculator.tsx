import type { Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { creditsPerAnswer } from './estimate.ts'
import { planOf } from './planOf.ts'

/** The estimate of a month. It is hidden until the script of the page has come. */
export function Calculator({ catalogue }: { catalogue: Catalogue }) {
  const plan = planOf(catalogue, 'pay_as_you_go')
  return (
    <form
      className="calculator"
      hidden
      data-cents={plan.prices?.usd}
      data-included-credits={plan.monthlyCredits}
      data-cents-per-credit={catalogue.nanoUsdPerCredit / 10_000_000}
    >
      <h2>What a month costs</h2>
      <label>
        <span>
          Conversations a month <code data-value>1,000</code>
        </span>
        <input type="range" name="conversations" min="100" max="20000" step="100" defaultValue="1000" />
      </label>
      <label>
        <span>
          Answers a conversation <code data-value>4</code>
        </span>
        <input type="range" name="answers" min="1" max="20" step="1" defaultValue="4" />
      </label>
      <label>
        <span>Model</span>
        <select name="model" defaultValue="gpt-4o">
          {catalogue.models.map((model) => (
            <option key={model.id} value={model.id} data-credits={creditsPerAnswer(model)}>
              {model.label}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">
        <b data-result="price" /> a month on <i>{plan.name}</i>, for about <span data-result="credits" />{' '}
        credits. <span data-result="free" />
      </p>
    </form>
  )
}
