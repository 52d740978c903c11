import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { findFaults } from './support/findFaults.ts'
import { forgetRefusedLinks, isOfAgent, lookAtScreens } from './support/screens.ts'

const browser = openBrowser()

it(
  'axe finds nothing on any screen of an agent, every text comes from a catalogue, and nothing leaves the page',
  { retry: 0, timeout: 1_500_000 },
  async () => {
    expect(await lookAtScreens(() => browser.person(), isOfAgent, findFaults)).toEqual([])
    forgetRefusedLinks(browser.errors)
  },
)
