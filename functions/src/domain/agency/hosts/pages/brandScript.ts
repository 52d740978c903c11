import { asScript, type HostLooks } from '../domains/describeHost.ts'

/**
 * Returns `/brand.js`, which pages load before they paint: it sets title, icon and colours, and adds the
 * brand that the application reads.
 */
export function brandScript({ brand, icon, css, json }: HostLooks): string {
  const given = asScript({ title: brand.title, icon, css, json })
  return `(${setLooks})(${given})\n`
}

/** Source text for browsers, since the bundler may rename the functions of this module. */
const setLooks = `function (looks) {
  document.title = looks.title
  document.querySelector('link[rel="icon"]').href = looks.icon
  var add = function (name, fields) {
    document.head.append(Object.assign(document.createElement(name), fields))
  }
  add('style', { textContent: looks.css })
  add('script', { type: 'application/json', id: 'brand', textContent: looks.json })
}`
