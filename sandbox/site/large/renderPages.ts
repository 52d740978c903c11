import type { SiteSettings } from './SiteState.ts'

const adjectives = [
  'silent',
  'northern',
  'amber',
  'narrow',
  'hollow',
  'patient',
  'crooked',
  'early',
  'distant',
]
const nouns = [
  'lantern',
  'ferry',
  'orchard',
  'granite',
  'compass',
  'meadow',
  'archive',
  'harvest',
  'kettle',
  'bridge',
]
const linksAPage = 5

/** Returns the path of a page by its number. */
export function pathOf(number: number): string {
  return number === 0 ? '/' : `/articles/${number}`
}

/** Renders the page of a path with a unique text; undefined when the site has no such page. */
export function renderArticle(
  path: string,
  { pages, changed, hasCalendar }: SiteSettings,
): string | undefined {
  const number = path === '/' ? 0 : Number(/^\/articles\/(\d+)$/.exec(path)?.[1] ?? Number.NaN)
  if (Number.isNaN(number) || number >= pages) return undefined
  const words = [0, 1, 2, 3].map((part) => paragraphOf(number, part, part === 2 ? (changed[path] ?? 0) : 0))
  const links = Array.from({ length: linksAPage }, (_, link) => number * linksAPage + link + 1)
    .filter((linked) => linked < pages)
    .map((linked) => `<li><a href="${pathOf(linked)}">Article ${linked}</a></li>`)
  const calendar = hasCalendar ? '<p><a href="/calendar/2026/1?view=month">Calendar</a></p>' : ''
  return frame(
    `Article ${number}`,
    `<p>${words[0]}</p><h2 id="details">Details</h2><p>${words[1]}</p><p>${words[2]}</p>
<h2>Notes</h2><p>${words[3]}</p>${calendar}<ul>${links.join('')}</ul>`,
  )
}

/** Renders a month, with thirty links to the next one. */
export function renderCalendar({ pathname, searchParams }: URL): string {
  const month = Number(pathname.split('/').at(-1))
  const ways = Array.from({ length: 30 }, (_, way) => {
    const href = `/calendar/2026/${month + 1}?view=${way}&from=${month}`
    return `<a href="${href}">${way}</a>`
  })
  return frame(
    `Month ${month}`,
    `<p>Nothing happens then, in view ${searchParams.get('view')}.</p>${ways.join(' ')}`,
  )
}

function paragraphOf(number: number, part: number, version: number): string {
  const pick = (list: string[], by: number) =>
    list[(number * by + part * 3 + version * 7) % list.length] ?? ''
  const about = `${pick(adjectives, 3)} ${pick(nouns, 7)}`
  return [
    `Number ${number * 10 + part} is about the ${about}, edition ${version + 1}.`,
    `Whoever asks for the ${about} gets answer ${number}-${part}-${version}, which holds from nine to five,`,
    `on weekdays, for ${number + 3} euros, and is kept for ${(number % 9) + 2} years in room ${(number * 13) % 97}.`,
  ].join(' ')
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<nav><a href="/">Start</a> <a href="/articles/1">First</a> <a href="/articles/2">Second</a></nav>
<main><h1>${title}</h1>${body}<p>By reading on you agree to nothing at all, since this site keeps nothing.</p></main>
<footer>Made for tests</footer></body></html>`
}
