import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const deployment = JSON.parse(read('firebase.json'))
const emulators = JSON.parse(read('firebase.emulators.json'))
const header = ({ hosting }, source, key) =>
  hosting.headers.find((rule) => rule.source === source).headers.find((entry) => entry.key === key).value

describe('the configurations for deployment and for the emulators', () => {
  it('guard both databases with the same rules', () => {
    expect(deployment.firestore.map(({ database }) => database)).toEqual(['(default)', 'voiceglow-eu'])
    // As an array, firebase-tools would start the emulator without any rules.
    expect(emulators.firestore).not.toBeInstanceOf(Array)
    for (const { rules, indexes } of deployment.firestore) {
      expect({ rules, indexes }).toEqual(emulators.firestore)
    }
  })

  it('name the same databases as the launcher tries to write to', () => {
    const canary = read('scripts/launcher/checkRulesAreLoaded.mjs')
    for (const { database } of deployment.firestore) expect(canary).toContain(`'${database}'`)
  })

  it('guard both buckets with the same rules, which deny everything', () => {
    const targets = JSON.parse(read('.firebaserc')).targets['demo-parley'].storage
    expect(targets).toEqual({ na: ['demo-parley-na'], eu: ['demo-parley-eu'] })
    expect(deployment.storage).toEqual(Object.keys(targets).map((target) => ({ target, ...emulators.storage })))
    expect(read(emulators.storage.rules).match(/allow .*/g)).toEqual(['allow read, write: if false;'])
  })

  it('serve the same pages', () => {
    const { headers: _deployed, ...deployedHosting } = deployment.hosting
    const { headers: _emulated, ...emulatedHosting } = emulators.hosting
    expect(emulatedHosting).toEqual(deployedHosting)
    expect(emulators.hosting.headers.slice(1)).toEqual(deployment.hosting.headers.slice(1))
  })

  it('differ in where pages may connect: never to this machine once deployed', () => {
    expect(header(emulators, '**', 'Content-Security-Policy')).toContain('http://127.0.0.1:*')
    expect(header(deployment, '**', 'Content-Security-Policy')).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it('run the same functions', () => {
    const [{ predeploy: _, ignore: __, ...deployed }] = deployment.functions
    expect(emulators.functions[0]).toMatchObject(deployed)
  })
})
