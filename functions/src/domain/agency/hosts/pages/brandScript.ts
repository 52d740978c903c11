import { asScript, type HostLooks } from '../domains/describeHost.ts'

/**
 * `/brand.js`, which pages wait for before they paint: sets title, icon and colours, and leaves the brand where
 * the application reads it.
 */
export function brandScript({ brand, icon, css, json }: HostLooks): string {
  const given = asScript({ title: brand.title, icon, css, json })
  return `(${setLooks})(${given})\n`
}

/** Written for browsers as it stands, since this bundle's own functions may be renamed. */
const setLooks = `function (looks) {
  document.title = looks.title
  document.querySelector('link[rel="icon"]').href = looks.icon
  var add = function (name, fields) {
    document.head.append(Object.assign(document.createElement(name), fields))
  }
  add('style', { textContent: looks.css })
  add('script', { type: 'application/json', id: 'brand', textContent: looks.json })
}`
