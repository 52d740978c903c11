import { centsOfMonth } from '../prices/estimate.ts'
import { formatPrice } from '../prices/formatPrice.ts'

/** Shows the estimate of a month, and calculates it again with every change. */
export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('.calculator')
  if (!form) return
  form.hidden = false
  form.addEventListener('input', () => showEstimate(form))
  form.addEventListener('submit', (event) => event.preventDefault())
  showEstimate(form)
}

function showEstimate(form: HTMLFormElement): void {
  const { lang: language } = document.documentElement
  for (const range of form.querySelectorAll<HTMLInputElement>('input[type=range]')) {
    const output = range.closest('label')?.querySelector('[data-value]')
    if (output) output.textContent = range.valueAsNumber.toLocaleString(language)
  }
  const model = form.querySelector('select')?.selectedOptions[0]
  const answers = numberOf(form, 'conversations') * numberOf(form, 'answers')
  const credits = Math.round(answers * Number(model?.dataset['credits']))
  const { cents, includedCredits, centsPerCredit, enough = '' } = form.dataset
  const price = centsOfMonth(credits, {
    cents: Number(cents),
    includedCredits: Number(includedCredits),
    centsPerCredit: Number(centsPerCredit),
  })
  const isIncluded = credits <= Number(includedCredits)
  show(form, 'price', formatPrice(price, 'usd', { language }))
  show(form, 'credits', credits.toLocaleString(language))
  show(form, 'free', isIncluded ? enough : '')
}

function numberOf(form: HTMLFormElement, name: string): number {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.valueAsNumber ?? 0
}

function show(form: HTMLFormElement, result: string, text: string): void {
  const output = form.querySelector(`[data-result=${result}]`)
  if (output) output.textContent = text
}
