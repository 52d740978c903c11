import { Window } from 'happy-dom'

const classes = ['CSSStyleSheet', 'Element', 'HTMLElement', 'MutationObserver', 'Node'] as const
const objects = ['document', 'history', 'localStorage', 'location', 'sessionStorage'] as const
const functions = ['addEventListener', 'matchMedia', 'removeEventListener'] as const

/** Gives this process the globals of an empty English page at `/`, which the dashboard's modules read. */
export function openDocument(): void {
  const page = new Window({ url: 'http://127.0.0.1:5000/' })
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true })
  for (const name of [...classes, ...objects]) define(name, page[name])
  for (const name of functions) define(name, page[name].bind(page))
  define('window', globalThis)
}
