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

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#3b5b76" d="M0 0h96v96H0z"/>
<path fill="#f3ddc6" d="M48 20a17 17 0 0117 17v6a17 17 0 01-34 0v-6a17 17 0 0117-17z"/>
<path fill="#5b3a29" d="M29 40c-2-30 40-30 38 0-2-9-8-13-19-13s-17 4-19 13z"/>
<path fill="#e9e3d8" d="M14 96c2-22 16-32 34-32s32 10 34 32z"/></svg>`

/** Opens the widget in any state to be looked at, with a backend that responds as the state needs. */
export async function openStates() {
  const pages = { '/picture.svg': { html: picture, headers: { 'content-type': 'image/svg+xml' } } }
  const backend = await startStubBackend({ pages })
  const initial = { ...backend.world }
  return {
    async show(page, name) {
      const state = states.find((candidate) => candidate.name === name)
      const config = shopConfig({ themeType: 'auto', fontFamily: 'DM Sans', ...state.config })
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
