import type { Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { creditsPerAnswer, typicalAnswer } from './estimate.ts'
import { formatPrice } from './formatPrice.ts'

/** Lists what one answer costs with each model. */
export function ModelTable({ catalogue }: { catalogue: Catalogue }) {
  const centsPerCredit = catalogue.nanoUsdPerCredit / 10_000_000
  const models = catalogue.models
    .map((model) => ({ ...model, credits: creditsPerAnswer(model) }))
    .toSorted((one, other) => one.credits - other.credits)
  return (
    <section className="model-prices">
      <h2>What an answer costs</h2>
      <p>
        You pay for the tokens that a model reads and writes. A typical answer reads about{' '}
        {typicalAnswer.inputTokens.toLocaleString('en')} tokens (the question, the conversation and some
        passages of your documents) and writes {typicalAnswer.outputTokens}. The receipt of each answer shows
        the exact numbers.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Credits an answer</th>
            <th scope="col">1,000 answers</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ id, label, credits }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{credits.toFixed(2)}</td>
              <td>{formatPrice(credits * 1_000 * centsPerCredit, 'usd', 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>With a key of your own you pay your vendor, and us a tenth of a credit for each answer.</p>
    </section>
  )
}
