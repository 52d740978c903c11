import { createAddressFields, readAddress } from './addressFields.ts'
import { brandOf, createCardFields } from './cardFields.ts'
import { createElement, type ElementParts, type StandInElement } from './createElement.ts'
import type { Field } from './createField.ts'
import { applyAppearance, type Appearance } from './theme.ts'

export interface ElementsOptions {
  clientSecret?: string
  appearance?: Appearance
}

interface ElementOptions {
  mode?: string
  defaultValues?: Parameters<typeof createAddressFields>[0]
  display?: { name?: string }
  allowedCountries?: string[] | null
}

/** Creates a group of elements that belong to one payment. */
export function createElements(options: ElementsOptions = {}) {
  const created = new Map<string, StandInElement>()
  let current = options
  return {
    create(type: string, elementOptions: ElementOptions = {}): StandInElement {
      if (created.has(type))
        throw new Error(`Can only create one Element of type ${type} per instance of Elements.`)
      const element = createElement(partsOf(type, elementOptions), (node) =>
        applyAppearance(node, current.appearance ?? {}),
      )
      element.onDestroy = () => created.delete(type)
      created.set(type, element)
      return element
    },
    getElement: (type: string): StandInElement | null => created.get(type) ?? null,
    update(next: ElementsOptions) {
      current = { ...current, ...next }
      for (const element of created.values()) element.style(element.node)
    },
    fetchUpdates: () => Promise.resolve({}),
    /** Shows what is missing at the fields, and returns it to the caller. */
    submit() {
      const open = [...created.values()]
        .flatMap(({ fields }) => fields)
        .filter((field) => !field.isComplete())
      for (const { input } of open) input.dispatchEvent(new Event('blur'))
      if (open.length === 0) return Promise.resolve({ selectedPaymentMethod: 'card' })
      return Promise.resolve({
        error: {
          type: 'validation_error',
          code: `incomplete_${open[0]?.name ?? 'payment'}`,
          message: messageOf(open[0]),
        },
      })
    },
    clientSecret: () => current.clientSecret,
  }
}

export type StandInElements = ReturnType<typeof createElements>

function messageOf(field: Field | undefined): string {
  return (
    field?.problem() ?? `Please fill in: ${field?.node.querySelector('label')?.textContent ?? 'the form'}.`
  )
}

function partsOf(
  type: string,
  { mode = 'billing', defaultValues, display, allowedCountries }: ElementOptions,
): ElementParts {
  if (type === 'address') {
    const fields = createAddressFields(
      defaultValues,
      display?.name === 'organization',
      allowedCountries ?? undefined,
    )
    return {
      type,
      fields,
      describe: () => ({ elementMode: mode, isNewAddress: true, value: readAddress(fields) }),
    }
  }
  if (type !== 'card' && type !== 'payment')
    throw new Error(`The stand-in for Stripe.js supports only card, payment and address, not ${type}.`)
  const fields = createCardFields()
  if (type === 'payment')
    return {
      type,
      fields,
      describe: () => ({ collapsed: false, value: { type: 'card', payment_method: undefined } }),
    }
  const describe = () => {
    const problem = fields.map((field) => field.problem()).find(Boolean)
    return {
      brand: brandOf(fields[0]?.value() ?? ''),
      value: {},
      error: problem ? { type: 'validation_error', message: problem } : undefined,
    }
  }
  return { type, fields, describe }
}
