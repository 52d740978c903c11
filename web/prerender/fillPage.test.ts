import { expect, it } from 'vitest'
import { fillPage, type Manifest } from './fillPage.ts'

const shell = `<html lang="en">
  <head>
    <title>Parley</title>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Parley needs JavaScript.</noscript>
  </body>
</html>`
const manifest: Manifest = {
  'index.html': { name: 'index', file: 'assets/index.js', css: ['assets/index.css'] },
  '_front.js': {
    name: 'FrontPage',
    file: 'assets/front.js',
    css: ['assets/front.css'],
    imports: ['_fields.js'],
  },
  '_fields.js': {
    name: 'fields',
    file: 'assets/fields.js',
    css: ['assets/fields.css'],
    imports: ['index.html'],
  },
}
const front = {
  title: 'Tea & "cake"',
  description: 'A <b>page</b>',
  css: ':root { --accent: red }',
  html: '<h1>$& all</h1>',
  origin: 'https://app.example.com',
  manifest,
}

it('fillPage puts the content into the shell, and its words into the head', () => {
  const page = fillPage(shell, front)
  expect(page).toContain('<div id="root" data-prerendered><h1>$& all</h1></div>')
  expect(page).toContain('<title>Tea &amp; &quot;cake&quot;</title>')
  expect(page).toContain('content="A &lt;b>page&lt;/b>"')
  expect(page).toContain('href="https://app.example.com/"')
  expect(page).not.toContain('needs JavaScript')
})

it('fillPage loads the styles of all chunks of the page, each once, and its script', () => {
  const links = [...fillPage(shell, front).matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)"/g)]
  expect(links.map(([, rel, href]) => [rel, href])).toEqual([
    ['stylesheet', '/assets/index.css'],
    ['stylesheet', '/assets/fields.css'],
    ['stylesheet', '/assets/front.css'],
    ['modulepreload', '/assets/front.js'],
  ])
})

it('fillPage throws when the build has no front page, or the shell has no place for it', () => {
  expect(() => fillPage(shell, { ...front, manifest: {} })).toThrow('FrontPage')
  expect(() => fillPage('<html></html>', front)).toThrow('title')
})
