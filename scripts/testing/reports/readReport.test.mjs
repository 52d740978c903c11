import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReport } from './readReport.mjs'

const file = (status, ...tests) => ({
  name: 'one.test.ts',
  startTime: 1000,
  endTime: 3500,
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

function report(testResults, exitCode = 0, options = {}) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return readReport(path, exitCode, options)
}

describe('readReport', () => {
  it('counts tests', () => {
    const counts = report(
      [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
      1,
    )
    expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 2 })
    expect(counts.files[0]).toEqual({ name: 'one.test.ts', ms: 2500 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(report([file('failed'), file('passed', 'passed')], 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('fails a run that found nothing', () => {
    expect(report([])).toMatchObject({ failed: 1, remark: 'ran no test' })
  })

  it('accepts a run without tests when a change may reach none, but not a crash', () => {
    expect(report([], 0, { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 })
    expect(report([], 1, { mayBeEmpty: true })).toMatchObject({ failed: 1 })
  })

  it('fails a run in which everything was skipped', () => {
    expect(report([file('passed', 'skipped')])).toMatchObject({ failed: 1, skipped: 1 })
  })

  it('fails a run that crashed after its tests had passed', () => {
    expect(report([file('passed', 'passed')], 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('fails a run without a report', () => {
    expect(readReport('/nowhere/report.json', 0)).toMatchObject({ failed: 1 })
  })
})
