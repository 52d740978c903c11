import type { Brand } from '@parley/functions/shared/brand/brand'
import { markColour } from '../brand/accentColours.ts'
import { toOklch } from '../brand/oklch.ts'

/** The fields that decide the colours of agents; the oldest agent chooses first. */
export interface ColouredAgent {
  ID: string
  primaryColor: string
  createdAt: number
}

/** Used in this order for agents whose own colour is already taken. */
const spareColours = [
  '#3f61b8',
  '#d68f33',
  '#0c937f',
  '#bd4f96',
  '#3e9cc8',
  '#745037',
  '#8656b5',
  '#4a9347',
  '#c34f45',
]
/** Two lines of a chart are easily confused when their distance in OKLab is smaller. */
const minDistance = 0.09

/**
 * Returns the colour of each agent in charts and lists by its id, for both schemes (`light-dark()`).
 * It is the agent's own colour if that is visible on the page.
 * An agent whose colour is too similar to that of an older one gets a spare colour.
 */
export function agentColours(
  agents: readonly ColouredAgent[],
  { neutralHue, charts = spareColours }: Pick<Brand, 'neutralHue' | 'charts'>,
): Map<string, string> {
  const oldestFirst = agents.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.ID < other.ID ? -1 : 1),
  )
  const marksOf = (colour: string): Marks => ({
    light: markColour(colour, neutralHue, 'light'),
    dark: markColour(colour, neutralHue, 'dark'),
  })
  const spare = charts.map(marksOf)
  const used: Marks[] = []
  const isFree = (marks: Marks) => used.every((other) => !isAlike(marks, other))
  return new Map(
    oldestFirst.map(({ ID, primaryColor }) => {
      const own = marksOf(primaryColor)
      const marks = [own, ...spare].find(isFree) ?? own
      used.push(marks)
      return [ID, `light-dark(${marks.light}, ${marks.dark})`]
    }),
  )
}

interface Marks {
  light: string
  dark: string
}

function isAlike(one: Marks, other: Marks): boolean {
  return distanceOf(one.light, other.light) < minDistance || distanceOf(one.dark, other.dark) < minDistance
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)]
  const angle = ((a.hue - b.hue) * Math.PI) / 180
  // The law of cosines gives the distance within the plane of hue and chroma.
  const plane = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(angle)
  return Math.hypot(a.lightness - b.lightness, Math.sqrt(Math.max(0, plane)))
}
