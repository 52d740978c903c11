import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { findFaults } from './support/findFaults.ts'
import { forgetRefusedLinks, isOfAgent, lookAtScreens } from './support/screens.ts'

const browser = openBrowser()

it(
  'axe finds nothing on any screen beside an agent’s, every text comes from a catalogue, and nothing leaves the page',
  { retry: 0, timeout: 1_500_000 },
  async () => {
    const isOther = (path: string) => !isOfAgent(path)
    expect(await lookAtScreens(() => browser.person(), isOther, findFaults)).toEqual([])
    forgetRefusedLinks(browser.errors)
  },
)
