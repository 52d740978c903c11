import type { Field } from './createField.ts'

const readyMilliseconds = 30

type Handler = (event: object) => void

export interface ElementParts {
  type: string
  fields: Field[]
  /** The details of `change` besides `elementType`, `empty` and `complete`. */
  describe: () => object
  update?: (options: object) => void
}

/** Creates what `elements.create` returns: it is mounted into a node of the page, and emits events. */
export function createElement(
  { type, fields, describe, update }: ElementParts,
  style: (node: HTMLElement) => void,
) {
  const handlers = new Map<string, Set<Handler>>()
  const node = document.createElement('div')
  node.className = 'stripe-stand-in'
  // The page may be in another language.
  node.lang = 'en'
  node.append(...fields.map((field) => field.node))
  style(node)
  const emit = (event: string, detail: object = {}) => {
    for (const handler of handlers.get(event) ?? []) handler({ elementType: type, ...detail })
  }
  const isComplete = () => fields.every((field) => field.isComplete())
  const onChange = () =>
    emit('change', {
      empty: fields.every(({ value }) => value() === ''),
      complete: isComplete(),
      ...describe(),
    })

  node.addEventListener('input', onChange)
  node.addEventListener('focusin', () => emit('focus'))
  node.addEventListener('focusout', () => emit('blur'))
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape')
  })

  const element = {
    type,
    fields,
    isComplete,
    mount(target: string | HTMLElement) {
      const mount = typeof target === 'string' ? document.querySelector(target) : target
      if (!mount)
        throw new Error(`Nothing of the page matches ${typeof target === 'string' ? target : 'this'}.`)
      mount.classList.add('StripeElement')
      mount.replaceChildren(node)
      // Late enough for a listener that is added after the page was drawn.
      setTimeout(() => emit('ready'), readyMilliseconds)
    },
    unmount() {
      node.parentElement?.classList.remove('StripeElement')
      node.remove()
    },
    destroy() {
      element.unmount()
      handlers.clear()
      element.onDestroy()
    },
    /** Set by the owner of a list of elements. */
    onDestroy: () => {},
    on(event: string, handler: Handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
      return element
    },
    once(event: string, handler: Handler) {
      const first: Handler = (detail) => {
        element.off(event, first)
        handler(detail)
      }
      return element.on(event, first)
    },
    off(event: string, handler?: Handler) {
      if (handler) handlers.get(event)?.delete(handler)
      else handlers.delete(event)
      return element
    },
    update(options: { disabled?: boolean; readOnly?: boolean } = {}) {
      const isDisabled = options.disabled ?? options.readOnly
      if (isDisabled !== undefined) for (const field of fields) field.setDisabled(isDisabled)
      update?.(options)
    },
    focus: () => fields[0]?.input.focus(),
    blur: () => fields.forEach(({ input }) => input.blur()),
    clear() {
      for (const field of fields) field.set('')
      onChange()
    },
    getValue: () => Promise.resolve({ complete: isComplete(), ...describe() }),
    style,
    node,
  }
  return element
}

export type StandInElement = ReturnType<typeof createElement>
