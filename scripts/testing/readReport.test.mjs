import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReport } from './readReport.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) })

function report(testResults, exitCode = 0) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return readReport(path, exitCode)
}

describe('readReport', () => {
  it('counts tests', () => {
    const counts = report(
      [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
      1,
    )
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(report([file('failed'), file('passed', 'passed')], 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('fails a run that found nothing', () => {
    expect(report([])).toMatchObject({ failed: 1, remark: 'ran no test' })
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
