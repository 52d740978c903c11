import { describe, expect, it } from 'vitest'
import { reachesEmulators, selectJourneys } from './selectTests.mjs'

const specs = [
  { file: 'web/e2e/settings.spec.ts', text: "import { signUp } from './support/accounts.ts'\nsignUp(page)" },
  { file: 'web/e2e/widgetForms.spec.ts', text: "import { openShop } from './support/shop.ts'" },
]
const all = specs.map(({ file }) => file)

describe('selectTests', () => {
  it('selects all journeys for a change of the backend, its stand-ins or its launcher', () => {
    for (const file of [
      'functions/src/index.ts',
      'sandbox/main.ts',
      'scripts/launcher/ports.mjs',
      'firestore.rules',
    ])
      expect(selectJourneys([file], specs)).toEqual(all)
  })

  it('selects the journeys that open the dashboard or the widget for a change of it', () => {
    expect(selectJourneys(['web/src/app/App.tsx'], specs)).toEqual(['web/e2e/settings.spec.ts'])
    expect(selectJourneys(['widget/src/parley.ts'], specs)).toEqual(['web/e2e/widgetForms.spec.ts'])
  })

  it('selects no journey for a change of a test, and only itself for that of a journey', () => {
    const tests = [
      'functions/src/config/readConfig.test.ts',
      'functions/test/billing/billing.ts',
      'widget/src/a.test.ts',
      'README.md',
    ]
    expect(selectJourneys(tests, specs)).toEqual([])
    expect(selectJourneys(['web/e2e/settings.spec.ts'], specs)).toEqual(['web/e2e/settings.spec.ts'])
  })

  it('selects all tests on the emulators for rules or stand-ins, but not for modules, which imports select', () => {
    expect(reachesEmulators(['firestore.rules'])).toBe(true)
    expect(reachesEmulators(['sandbox/main.ts'])).toBe(true)
    expect(
      reachesEmulators(['functions/src/domain/kernel/access/actor.ts', 'sandbox/stripe/a.test.ts']),
    ).toBe(false)
  })
})
