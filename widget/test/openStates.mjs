import { states } from './states.mjs'
import { shopConfig, startStubBackend } from './stubBackend.mjs'
import { widgetDriver } from './widgetDriver.mjs'

export const stateNames = states.map(({ name }) => name)

const html = (attributes) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop</title><link rel="icon" href="data:,"><style>
body{font:17px/1.6 Georgia,serif;max-width:760px;margin:60px auto;padding:0 24px;color:#333}
#here{height:560px}
@media(prefers-color-scheme:dark){body{background:#161513;color:#ddd}}</style>
<h1>Furniture that stays</h1><p>Seven people, one workshop, eleven pieces. We cut, join and oil
every one of them by hand and repair it for as long as you keep it.</p>
<div id="here"></div><p>Tuesday to Friday, 9 to 17.</p><script src="/widget/parley.js" ${attributes}></script>`

/** The widget in any state one wants to look at, over a backend that answers what the state needs. */
export async function openStates() {
  const pages = {}
  const backend = await startStubBackend({ pages })
  const initial = { ...backend.world }
  return {
    async show(page, name) {
      const state = states.find((candidate) => candidate.name === name)
      const config = shopConfig({ themeType: 'auto', ...state.config })
      Object.assign(backend.world, initial, { live: [], generation: name }, structuredClone(state.world), {
        config,
      })
      const attributes = { agent: 'exampleexample00', region: 'na', api: backend.origin, ...state.attributes }
      if (state.attributes?.placement === 'embedded') attributes.target = '#here'
      pages['/'] = {
        html: html(
          Object.entries(attributes)
            .map(([key, value]) => `data-${key}="${value}"`)
            .join(' '),
        ),
      }
      await page.goto(`${backend.origin}/`)
      await state.act?.(widgetDriver(page))
    },
    stop: backend.stop,
  }
}
