import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DayBars } from './DayBars.tsx'
import { DayLines } from './DayLines.tsx'
import { RankedBars } from './RankedBars.tsx'
import { Sparkline } from './Sparkline.tsx'

const days = [1, 2, 3].map((day) => new Date(2026, 4, day).getTime())
const shop = { id: 'a', name: 'Shop', colour: '#2f6f5e', values: [2, 0, 4] }
const school = { id: 'b', name: 'School', colour: '#3a5bd9', values: [1, 1, null] }

function words(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the charts', () => {
  it('name each line and its last value at its end', () => {
    render(<DayLines days={days} series={[shop, school]} />)
    expect(words()).toEqual(['Shop4', 'School1'])
  })

  it('leave out the stroke of a line over a day without a value', () => {
    const { container } = render(<DayLines days={days} series={[{ ...shop, values: [1, null, 1] }]} />)
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 50M100 50')
  })

  it('name every day, and its month under the first', () => {
    const { container } = render(<DayLines days={days} series={[shop]} />)
    const named = [...container.querySelectorAll('time')].map(({ textContent }) => textContent)
    expect(named).toEqual(['1May', '2', '3'])
  })

  it.each([7, 14, 23, 31])('put each of the dates under bars of %d days below its bar', (count) => {
    const many = Array.from({ length: count }, (_, index) => new Date(2026, 4, index + 1).getTime())
    const { container } = render(<DayBars days={many} series={[{ ...shop, values: many.map(() => 1) }]} />)
    for (const { textContent, style } of container.querySelectorAll('time')) {
      const day = Number.parseInt(textContent)
      expect(Number.parseFloat(style.getPropertyValue('--at'))).toBeCloseTo(((day - 0.5) / count) * 100)
    }
  })

  it('draw the lower of two lines with the same end as a ring around the upper one', () => {
    const level = { ...school, values: [1, 1, 4] }
    const low = { ...shop, id: 'c', values: [0, 0, 1] }
    const { container } = render(<DayLines days={days} series={[shop, level, low]} />)
    const sizes = [...container.querySelectorAll('i')].flatMap(({ style }) => style.width || [])
    expect(sizes).toEqual(['10px', '18px', '10px'])
  })

  it('stack the bars of a day, with their sums above', () => {
    const { container } = render(<DayBars days={days} series={[shop, school]} />)
    expect(words()).toEqual(['Shop6', 'School2'])
    const [first, second] = container.querySelectorAll('rect')
    const bottomOf = (bar: Element | undefined) =>
      Number(bar?.getAttribute('y')) + Number(bar?.getAttribute('height'))
    expect(bottomOf(first)).toBe(100)
    expect(bottomOf(second)).toBe(Number(first?.getAttribute('y')))
  })

  it('give each ranked part its share of all', () => {
    const parts = [
      { ...shop, value: 3 },
      { ...school, value: 1 },
    ]
    render(<RankedBars parts={parts} format={String} />)
    expect(words()).toEqual(['Shop375%', 'School125%'])
  })

  it('render without any data', () => {
    render(<DayLines days={days} series={[{ ...shop, values: [0, 0, 0] }]} />)
    expect(words()).toEqual(['Shop0'])
  })

  it('describe what a sparkline shows', () => {
    render(<Sparkline values={[0, 3, 1]} colour="#2f6f5e" label="4 conversations in 14 days" />)
    expect(screen.getByText('4 conversations in 14 days')).toBeTruthy()
  })
})
