import type { ServerResponse } from 'node:http'
import { drawIcon } from '../drawIcon.ts'
import { sendContent, sendMissing } from '../sendContent.ts'
import type { Website } from '../Website.ts'
import {
  arabicPage,
  consentPage,
  cyrillicPage,
  framePages,
  instructingPage,
  movedPages,
  plainPage,
  scriptedPage,
} from './kindPages.ts'
import { windows1251 } from './windows1251.ts'

const hugeBytes = 50_000_000
const paragraph = `<p>${'We tune pianos, in every house and on every floor. '.repeat(20)}</p>\n`

/** Sites of the kinds that are hard to read, by their host names below `.localhost`. */
export const kindSites: ReadonlyMap<string, Website> = new Map([
  ['kind-scripted', siteOf({ '/': scriptedPage, '/icon.png': drawIcon('#7a1fa2') })],
  ['kind-plain', siteOf({ '/': plainPage })],
  ['kind-consent', siteOf({ '/': consentPage })],
  ['kind-huge', hugeSite()],
  ['kind-framed', siteOf({ '/': framePages.outer, '/main.htm': framePages.inner })],
  ['kind-cyrillic', siteOf({ '/': windows1251(cyrillicPage) }, 'text/html')],
  ['kind-arabic', siteOf({ '/': arabicPage })],
  ['kind-moved', movedSite()],
  ['kind-instructing', siteOf({ '/': instructingPage, '/picture.svg': '<svg onload="alert(1)"/>' })],
  ['kind-looping', redirecting((url) => `${url.pathname}x`)],
  ['kind-inward', redirecting(() => 'http://169.254.169.254/latest')],
])

function siteOf(files: Record<string, string | Buffer>, type?: string): Website {
  return {
    respond: (url, request, response) => {
      const content = files[url.pathname]
      if (content === undefined) sendMissing(response)
      else sendContent(request, response, content, type)
    },
  }
}

function redirecting(to: (url: URL) => string): Website {
  return { respond: (url, _request, response) => void response.writeHead(302, { location: to(url) }).end() }
}

function hugeSite(): Website {
  return { respond: (_url, _request, response) => sendHuge(response) }
}

function movedSite(): Website {
  const targets: Record<string, string> = { '/': '/start', '/start': '/en/' }
  const pages = siteOf({ '/en/': movedPages.refresh, '/en/home': movedPages.end })
  return {
    respond: (url, request, response) => {
      const location = targets[url.pathname]
      if (location === undefined) return pages.respond(url, request, response)
      response.writeHead(301, { location }).end()
    },
  }
}

/** Sends 50 MB for as long as they are read. */
function sendHuge(response: ServerResponse): void {
  let left = hugeBytes
  const send = () => {
    while (left > 0 && !response.destroyed) {
      left -= paragraph.length
      if (!response.write(paragraph)) return
    }
    response.end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.write(
    '<!doctype html><html lang="en"><title>Piano Tuners Union</title><body><h1>Piano Tuners Union</h1>',
  )
  response.on('drain', send)
  send()
}
