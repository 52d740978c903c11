import { describe, expect, it } from 'vitest'
import { readMeta, readSiteLook } from '../readSiteLook.ts'
import { coloursOf } from './coloursOf.ts'
import { findQuestions } from './findQuestions.ts'
import { logosOf } from './logosOf.ts'
import { scanPage } from './scanPage.ts'

/**
 * Pages with the habits of real start pages of products: each was misread on the start page of a known
 * project, and is imitated here.
 */
const page = new URL('https://www.harbourkit.example/')

function readPage(html: string) {
  const parts = scanPage(html)
  return {
    look: readSiteLook(html, 'harbourkit.example'),
    colours: coloursOf(html, readMeta(html)),
    logos: logosOf(html, parts, page).map(({ pathname }) => pathname),
    questions: findQuestions(parts),
  }
}

describe('the reader of start pages', () => {
  it('takes the name before a colon in the title', () => {
    const titled = (title: string) => readPage(`<title>${title}</title>`).look.name
    expect(titled('Harbour Kit: the starting point of small shops')).toBe('Harbour Kit')
    expect(titled('Opening hours: Harbour Kit')).toBe('Harbour Kit')
    expect(titled('Berth 12:30 to Oslo')).toBe('Berth 12:30 to Oslo')
  })

  it('takes no letter that is written by its number, and no link within the page, for a colour', () => {
    const html = `<meta name="theme-color" content="#e08524">
      <p>C&#259;t&#259;lin, &#169; 2026</p> <a href="#add">Add</a> <a href='#dad'>Dad</a> <a href=#bad>Bad</a>
      <svg><path fill="url(#abc)"/><path fill="#2255aa"/></svg>`
    expect(readPage(html).colours).toEqual(['#e08524', '#2255aa'])
  })

  it('takes no logo of a customer for its own', () => {
    const customers = ['post', 'broadcast', 'shoes'].map(
      (name) => `<img src="logo-${name}.svg" alt="${name}">`,
    )
    const used = `<h1>The kit of small shops</h1><h2>Who uses it</h2>${customers.join('')}`
    const titled = '<title>Harbour Kit</title>'
    expect(readPage(`${titled}<header>Harbour Kit</header>${used}`).logos).toEqual([])
    expect(readPage(`${titled}<img class="logo" src="/mark.svg">${used}`).logos).toEqual(['/mark.svg'])
    const below = '<footer><img class="logo" src="/foot.svg" alt="Harbour Kit"></footer>'
    expect(readPage(titled + used + below).logos).toEqual(['/foot.svg'])
    expect(readPage(`${titled}<h1>Kit</h1><img class="logo" src="/one.svg">`).logos).toEqual(['/one.svg'])
  })

  it('takes no list of links for the answer of a question', () => {
    const html = `<h2>Who uses Harbour Kit?</h2>
      <ul><li><a href="/report">Report a fault</a></li><li><a href="/help">Help</a></li></ul>
      <h2>Does it cost anything?</h2><p>No, it is free &raquo; for everybody.</p><a href="/get">Get it</a>`
    expect(readPage(html).questions).toEqual([
      { question: 'Does it cost anything?', answer: 'No, it is free » for everybody.' },
    ])
  })
})
