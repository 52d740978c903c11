export interface FieldOptions {
  name: string
  label: string
  autocomplete: string
  isOptional?: boolean
  isNumeric?: boolean
  placeholder?: string
  /** The values to choose from and their labels; undefined for a text field. */
  choices?: readonly (readonly [value: string, label: string])[]
  /** Returns what is wrong with a value that is not empty, or undefined. */
  check?: (value: string) => string | undefined
}

export interface Field {
  name: string
  node: HTMLElement
  input: HTMLInputElement | HTMLSelectElement
  value: () => string
  set: (value: string) => void
  problem: () => string | undefined
  isComplete: () => boolean
  setDisabled: (isDisabled: boolean) => void
}

let count = 0

/** Creates a labelled input that shows its error below, once it has lost the focus. */
export function createField(options: FieldOptions): Field {
  count += 1
  const id = `stripe-stand-in-${options.name}-${count}`
  const node = document.createElement('div')
  const label = document.createElement('label')
  const input = options.choices ? createSelect(options.choices) : createInput(options)
  const message = document.createElement('p')
  label.htmlFor = id
  label.textContent = options.isOptional ? `${options.label} (optional)` : options.label
  input.id = id
  input.name = options.name
  input.autocomplete = readAutofill(options.autocomplete)
  message.id = `${id}-message`
  message.setAttribute('role', 'alert')
  input.setAttribute('aria-describedby', message.id)
  node.className = 'stripe-stand-in-field'
  node.append(label, input, message)

  const value = () => input.value.trim()
  const problem = () => (value() === '' ? undefined : options.check?.(value()))
  const show = () => {
    message.textContent = problem() ?? ''
    input.setAttribute('aria-invalid', String(problem() !== undefined))
  }
  input.addEventListener('blur', show)
  input.addEventListener('input', () => {
    if (problem() === undefined) show()
  })
  return {
    name: options.name,
    node,
    input,
    value,
    problem,
    isComplete: () => (options.isOptional || value() !== '') && problem() === undefined,
    set(next) {
      input.value = next
      show()
    },
    setDisabled(isDisabled) {
      input.disabled = isDisabled
    },
  }
}

function createInput({ isNumeric, placeholder }: FieldOptions): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'text'
  if (isNumeric) input.inputMode = 'numeric'
  if (placeholder) input.placeholder = placeholder
  return input
}

function createSelect(choices: NonNullable<FieldOptions['choices']>): HTMLSelectElement {
  const select = document.createElement('select')
  for (const [value, label] of choices) {
    const option = document.createElement('option')
    option.value = value
    option.textContent = label
    select.append(option)
  }
  return select
}

/** Converts an autocomplete name to the browser's type. */
function readAutofill(given: string): AutoFill {
  const card: AutoFill[] = ['cc-number', 'cc-exp', 'cc-csc']
  const address: AutoFill[] = [
    'name',
    'address-line1',
    'address-line2',
    'postal-code',
    'address-level2',
    'address-level1',
    'country',
  ]
  return [...card, ...address].find((name) => name === given) ?? 'off'
}
