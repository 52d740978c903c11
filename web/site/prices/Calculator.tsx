import { useContext, type ReactNode } from 'react'
import type { Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { PageLanguage, usePriceWords, useWords } from '../words.ts'
import { creditsPerAnswer } from './estimate.ts'
import { planOf } from './planOf.ts'

/** The estimate of a month. It is hidden until the script of the page has come. */
export function Calculator({ catalogue }: { catalogue: Catalogue }) {
  const t = useWords('pricing')
  const priceWords = usePriceWords()
  const plan = planOf(catalogue, 'pay_as_you_go')
  return (
    <form
      className="calculator"
      hidden
      data-cents={plan.prices?.usd}
      data-included-credits={plan.monthlyCredits}
      data-cents-per-credit={catalogue.nanoUsdPerCredit / 10_000_000}
      data-enough={t('enough')}
    >
      <h2>{t('monthCost')}</h2>
      <Range name="conversations" text={t('conversations')} min={100} max={20_000} step={100} start={1_000} />
      <Range name="answers" text={t('answers')} min={1} max={20} step={1} start={4} />
      <label>
        <span>{t('model')}</span>
        <select name="model" defaultValue="gpt-4o">
          {catalogue.models.map((model) => (
            <option key={model.id} value={model.id} data-credits={creditsPerAnswer(model)}>
              {model.label}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">
        {t.rich('estimate', {
          plan: priceWords(plan.name),
          i: (text: ReactNode) => <i>{text}</i>,
          price: () => <b data-result="price" />,
          credits: () => <span data-result="credits" />,
        })}{' '}
        <span data-result="free" />
      </p>
    </form>
  )
}

interface RangeProps {
  name: string
  text: string
  min: number
  max: number
  step: number
  start: number
}

function Range({ name, text, min, max, step, start }: RangeProps) {
  const { language } = useContext(PageLanguage)
  return (
    <label>
      <span>
        {text} <code data-value>{start.toLocaleString(language)}</code>
      </span>
      <input type="range" name={name} min={min} max={max} step={step} defaultValue={start} />
    </label>
  )
}
