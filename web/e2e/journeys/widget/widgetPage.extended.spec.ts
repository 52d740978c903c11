import { randomUUID } from 'node:crypto'
import type { BrowserContext, Response } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { settle } from '../../support/settle.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { call, widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
let agent: AgentForTest
let polyglot: AgentForTest

beforeAll(async () => {
  ;[agent, polyglot] = await Promise.all([
    agentWith(
      'na',
      {},
      {
        messageDelayMS: 0,
        ADVANCED_customCSS: '.visitor div { border-radius: 3px }',
        fontFamily: 'Courier New',
        primaryColor: '#7a1f5c',
      },
    ),
    agentWith(
      'eu',
      {
        followBrowserLanguage: true,
        greetings: { de: ['Moin!'], ar: ['مرحبا بكم'] },
        texts: { de: { placeholder: 'Schreib uns was' } },
      },
      {
        messageDelayMS: 0,
        voiceConfig: {
          recordAudio: true,
          webCalling: true,
          backgroundNoise: 'restaurant',
          transcriber: { provider: 'deepgram', model: 'nova-2', language: 'de' },
          voice: 'asteria',
          utteranceThreshold: 300,
        },
      },
    ),
  ])
})

/** Returns a browser with these languages. */
async function speaking(languages: string[]): Promise<BrowserContext> {
  const context = await browser.person()
  await context.addInitScript(
    (given) => Object.defineProperty(navigator, 'languages', { get: () => given }),
    languages,
  )
  return context
}

describe("the page's API", () => {
  it('opens, closes, sends, listens and stops listening', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await page.waitForFunction(() => window.Parley)
    await page.evaluate(() => {
      const heard: string[] = []
      const { Parley } = window
      for (const name of ['ready', 'open', 'close', 'unread'] as const)
        Parley?.on(name, () => heard.push(name))
      for (const name of ['message', 'answer'] as const)
        Parley?.on(name, ({ role, text }) => heard.push(`${role}: ${text}`))
      const stop = Parley?.on('close', () => heard.push('never'))
      stop?.()
      Object.assign(window, { heard })
    })
    const heard = (): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'heard')])
    await call(page, 'toggle')
    await widget.panel.waitFor()
    await call(page, 'identify', { name: 'Mira', email: 'mira@example.com' })
    await call(page, 'send', 'sandbox:say Written by the page.')
    await call(page, 'send', 'sandbox:say And once more.')
    await widget.answers.getByText('And once more.').waitFor()
    await call(page, 'toggle')
    await widget.panel.waitFor({ state: 'hidden' })
    await expect.poll(heard).toContain('close')
    const all = await heard()
    expect(all).toContain('ready')
    expect(all.filter((entry) => /^(open|close|never)$/.test(entry))).toEqual(['open', 'close'])
    // The event of an answer comes when it has ended, a moment after its last word.
    await expect
      .poll(async () => (await heard()).filter((entry) => entry.includes(':')))
      .toEqual([
        'visitor: sandbox:say Written by the page.',
        'agent: Written by the page.',
        'visitor: sandbox:say And once more.',
        'agent: And once more.',
      ])
    const { visitor } = await recordsOf(agent).conversation('sandbox:say Written by')
    expect(visitor).toMatchObject({ name: 'Mira', email: 'mira@example.com', verified: false })
  })

  it('adds a second agent beside the first, and can remove one again', async () => {
    const { page } = await arrive(await browser.person(), shop.page([agent, polyglot]))
    const [first, second] = [widgetOn(page), widgetOn(page, { nth: 1 })]
    await second.launcher.waitFor()
    const [one, other] = [await first.launcher.boundingBox(), await second.launcher.boundingBox()]
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThanOrEqual(one?.width ?? 0)
    await takePicture(page, 'two-widgets')
    await first.open()
    await first.ask('sandbox:say I am the first.')
    await first.answers.getByText('I am the first.').waitFor()
    await first.close()
    await second.open()
    await second.ask('sandbox:say I am the second.')
    await second.answers.getByText('I am the second.').waitFor()
    await expect.poll(() => second.messages.getByText('I am the first.').count()).toBe(0)
    await page.evaluate((id) => window.Parley?.widgets[id]?.destroy(), agent.agentId)
    await expect.poll(() => page.locator('parley-chat').count()).toBe(1)
    await widgetOn(page).answers.getByText('I am the second.').waitFor()
  })

  it('can remove the widget and add it again, with its conversation', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say I will be back.')
    await widget.answers.getByText('I will be back.').waitFor()
    await call(page, 'destroy')
    await widget.host.waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const before = document.querySelector('script[data-agent]')
      const script = document.createElement('script')
      if (before instanceof HTMLScriptElement) Object.assign(script, { src: before.src })
      for (const { name, value } of before?.attributes ?? [])
        if (name.startsWith('data-')) script.setAttribute(name, value)
      document.body.append(script)
    })
    await widget.open()
    await widget.answers.getByText('I will be back.').waitFor()
    await widget.ask('sandbox:say And I am.')
    await widget.answers.getByText('And I am.').waitFor()
    await expect.poll(() => page.locator('parley-chat').count()).toBe(1)
  })

  it('uses the owner’s colour, font and style sheet', async () => {
    const { widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Look at me.')
    const words = widget.messages.locator('.visitor div').first()
    await expect
      .poll(() => words.evaluate((element) => getComputedStyle(element).borderTopLeftRadius))
      .toBe('3px')
    await expect
      .poll(() => words.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(122, 31, 92)')
    await expect
      .poll(() => words.evaluate((element) => getComputedStyle(element).fontFamily))
      .toContain('Courier New')
  })

  it('loads the owner’s font from the product alone when the chat opens, and works without it', async () => {
    const elegant = await agentWith('na', {}, { messageDelayMS: 0, fontFamily: 'Playfair Display' })
    const { page, widget } = await arrive(await browser.person(), shop.page(elegant))
    const fonts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(response)
    })
    await widget.launcher.waitFor()
    await settle(page)
    expect(fonts).toEqual([])
    await widget.open()
    await widget.sees(/orders, returns/)
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect.poll(loaded).toEqual(['"Parley Playfair Display"'])
    expect(fonts.map((response) => response.url())).toEqual([
      `${webOrigin}/widget/fonts/playfair-display-latin-wght-normal.woff2`,
    ])
    expect(fonts[0]?.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000',
    })
    await takePicture(page, 'font-playfair-display')
    await call(page, 'destroy')
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(0)
  })
})

describe('the language', () => {
  it("is the visitor's, with the owner's greeting and texts", async () => {
    const { page, widget } = await arrive(await speaking(['de-DE', 'en']), shop.page(polyglot))
    await expect.poll(() => widget.launcher.getAttribute('aria-label')).toBe('Chat öffnen')
    await widget.launcher.click()
    await widget.answers.getByText('Moin!').waitFor()
    await expect.poll(() => widget.field.getAttribute('placeholder')).toBe('Schreib uns was')
    await expect.poll(() => widget.panel.getAttribute('lang')).toBe('de')
    await takePicture(page, 'german')
  })

  it('runs from right to left in Arabic, and can change at any time', async () => {
    const { page, widget } = await arrive(await speaking(['ar-EG']), shop.page(polyglot))
    await expect.poll(() => widget.panel.getAttribute('dir')).toBe('rtl')
    await widget.launcher.click()
    await widget.answers.getByText('مرحبا بكم').waitFor()
    await widget.ask('sandbox:say أهلا وسهلا')
    await widget.answers.getByText('أهلا وسهلا').waitFor()
    const box = await widget.answers.last().locator('p').boundingBox()
    const panel = await widget.panel.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0) - 60)
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'arabic')
    await call(page, 'setLanguage', 'fr')
    await expect.poll(() => widget.panel.getAttribute('dir')).toBe('ltr')
    await expect.poll(() => widget.panel.getAttribute('lang')).toBe('fr')
    await expect.poll(() => widget.field.getAttribute('placeholder')).toMatch(/message/)
  })
})

describe('a call in the browser', () => {
  it('listens, answers aloud, and is part of the same conversation', async () => {
    const context = await browser.person()
    await context.addInitScript(() => {
      const said: string[] = []
      class Ears extends EventTarget {
        start() {
          Object.assign(window, { ears: this })
        }
        abort() {}
      }
      const hear = (transcript: string, isFinal: boolean) =>
        Reflect.get(window, 'ears').dispatchEvent(
          Object.assign(new Event('result'), {
            resultIndex: 0,
            results: [Object.assign([{ transcript }], { isFinal })],
          }),
        )
      speechSynthesis.speak = (words) => {
        said.push(words.text)
        setTimeout(() => words.onend?.(new SpeechSynthesisEvent('end', { utterance: words })))
      }
      Object.assign(window, { SpeechRecognition: Ears, hear, said })
    })
    const { page, widget } = await arrive(context, shop.page(polyglot, { attributes: { lang: 'en' } }))
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await widget.open()
    const written = `Written before the call, ${randomUUID()}.`
    await widget.ask(`sandbox:say ${written}`)
    await widget.answers.getByText(written).waitFor()
    expect(scripts.some((url) => url.includes('startCall'))).toBe(false)
    await widget.press('Start a voice call')
    const screen = widget.panel.locator('.call')
    await screen.getByText('Listening').waitFor()
    expect(scripts.some((url) => url.includes('startCall'))).toBe(true)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ears').lang)).toBe('de')
    await page.clock.install()
    await page.evaluate(() => Reflect.get(window, 'hear')('sandbox:say Spoken', false))
    await screen.getByText('sandbox:say Spoken').waitFor()
    // Longer than the pause that ends an utterance, so that the browser's pending recognition is not cut off.
    await page.clock.runFor(600)
    await page.evaluate(() => Reflect.get(window, 'hear')('sandbox:say Spoken in the call.', true))
    await screen.locator('li:not(.said)').getByText('Spoken in the call.').waitFor()
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'said')]))
      .toEqual(['Spoken in the call.'])
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'call')
    await widget.press('Hang up')
    await widget.answers.getByText('Spoken in the call.').waitFor()
    await widget.answers.getByText(written).waitFor()
    const { window: messages } = await recordsOf(polyglot).conversation(`sandbox:say ${written}`)
    expect(messages.map(({ text, isSpoken = false }) => [text, isSpoken])).toEqual([
      [`sandbox:say ${written}`, false],
      [written, false],
      ['sandbox:say Spoken in the call.', true],
      ['Spoken in the call.', false],
    ])
    expect(messages.at(-1)?.sealed).toBeTruthy()
  })
})
