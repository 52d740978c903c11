import { useContext } from 'react'
import type { Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { PageLanguage, useWords } from '../words.ts'
import { creditsPerAnswer, typicalAnswer } from './estimate.ts'
import { formatPrice } from './formatPrice.ts'

/** Lists what one answer costs with each model. */
export function ModelTable({ catalogue }: { catalogue: Catalogue }) {
  const t = useWords('pricing')
  const { language } = useContext(PageLanguage)
  const centsPerCredit = catalogue.nanoUsdPerCredit / 10_000_000
  const models = catalogue.models
    .map((model) => ({ ...model, credits: creditsPerAnswer(model) }))
    .toSorted((one, other) => one.credits - other.credits)
  const credits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <section className="model-prices">
      <h2>{t('answerCost')}</h2>
      <p>{t('answerCostText', { read: typicalAnswer.inputTokens, written: typicalAnswer.outputTokens })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('creditsPerAnswer')}</th>
            <th scope="col">{t('thousandAnswers')}</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ id, label, credits: each }) => (
            <tr key={id}>
              <th scope="row" dir="ltr">
                {label}
              </th>
              <td>{credits.format(each)}</td>
              <td>{formatPrice(each * 1_000 * centsPerCredit, 'usd', { language, decimals: 2 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('ownKey')}</p>
    </section>
  )
}
