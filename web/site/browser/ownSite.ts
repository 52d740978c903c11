import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import { accentColours } from '../../src/lib/brand/accentColours.ts'
import { functionUrl } from '../../src/lib/environment.ts'
import { filledBySite, type FilledBySite } from '../front/filledBySite.ts'

/** Name, colour and description of a site, as the server has found them; see `lookAtSite`. */
interface SeenSite {
  name: string
  /** `#rrggbb`; empty if the site has none. */
  colour: string
  /** The site's description; empty if it has none. */
  about: string
}

/** The texts of the form that say how a look at a site ended, by the names of their data attributes. */
type Look = 'greeted' | 'withoutColour' | 'tooMany' | 'notRead'

/** Shows the conversation of the front page in the name and the colour of a site, and returns how it went. */
export async function showOwnSite(typedUrl: string): Promise<Look> {
  const { site, isLimited } = await lookAtSite(typedUrl)
  const scene = document.querySelector<HTMLElement>('.front-scene')
  const template = document.querySelector<HTMLTemplateElement>('.front-own')
  if (!site || !scene || !template) return isLimited ? 'tooMany' : 'notRead'
  const panel = document.importNode(template.content, true)
  if (!site.about) for (const part of panel.querySelectorAll('[data-if=about]')) part.remove()
  fill(panel, {
    name: site.name,
    initial: Array.from(site.name)[0] ?? '',
    about: site.about,
    host: typedUrl.trim().replace(/^https?:\/\//, ''),
  })
  scene.querySelector('.front-panel')?.replaceWith(panel)
  colour(scene, site.colour)
  return site.colour ? 'greeted' : 'withoutColour'
}

/**
 * Calls the procedure by a plain request. The SDK of Firebase would be the largest file of the page, and a
 * visitor who is not signed in needs nothing of it.
 */
async function lookAtSite(typedUrl: string): Promise<{ site?: SeenSite; isLimited: boolean }> {
  const response = await fetch(functionUrl('accounts', 'na'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: { procedure: 'lookAtSite', input: { address: typedUrl } } }),
  })
  const { result }: { result?: SeenSite } = await response.json()
  return { ...(result && { site: result }), isLimited: response.status === 429 }
}

/** Replaces the placeholders in all texts below a node. */
function fill(root: Node, values: Record<FilledBySite, string>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    for (const [name, placeholder] of Object.entries(filledBySite))
      node.textContent = (node.textContent ?? '').replaceAll(
        placeholder,
        () => Object.entries(values).find(([each]) => each === name)?.[1] ?? '',
      )
  }
}

function colour(scene: HTMLElement, primary: string): void {
  const names = ['accent', 'on-accent', 'accent-edge', 'accent-ink'] as const
  if (!primary) return names.forEach((name) => scene.style.removeProperty(`--${name}`))
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const { fill: accent, onFill, edge, ink } = accentColours(primary, defaultBrand.neutralHue, scheme)
    return { accent, 'on-accent': onFill, 'accent-edge': edge, 'accent-ink': ink }
  })
  for (const name of names)
    scene.style.setProperty(`--${name}`, `light-dark(${light?.[name]}, ${dark?.[name]})`)
}
