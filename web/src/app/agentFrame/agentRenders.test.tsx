import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm } from '../../features/agents/settings/forms/newForm.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

const renders = vi.hoisted(() => new Map<string, number>())

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
// Counts the renders of every control and heading of the page.
vi.mock('@mantine/core', async (load) => {
  const { createElement } = await import('react')
  const mantine = await load<Record<string, (props: object) => null>>()
  const counted = (name: string) => (props: { label?: unknown; 'aria-label'?: string }) => {
    const label = `${name} ${String(props.label ?? props['aria-label'])}`
    renders.set(label, (renders.get(label) ?? 0) + 1)
    const control = mantine[name]
    return control ? createElement(control, props) : null
  }
  const names = [
    'TextInput',
    'Textarea',
    'NativeSelect',
    'NumberInput',
    'Switch',
    'Slider',
    'SegmentedControl',
  ]
  return { ...mantine, ...Object.fromEntries(names.map((name) => [name, counted(name)])) }
})

const plain = makeAgent()
const forms = [{ ...newForm(), id: 'f1' }]
const agent = { ...plain, widgetOptions: { ...plain.widgetOptions, forms } }

beforeAll(() => import('../../features/agents/settings/SettingsPage.tsx'))
beforeEach(() => setAnnsWorld({ agents: [agent] }))

describe('a keystroke', () => {
  it.each([
    ['settings?tab=ui', 'Proactive message', 'TextInput Proactive message'],
    ['settings?tab=ui&form=f1', 'Thanks', 'TextInput Thanks'],
    ['settings?tab=advanced', 'Custom CSS', 'Textarea Custom CSS'],
    ['nodes', 'System prompt', 'Textarea System prompt'],
    ['look', 'Title', 'TextInput Title'],
  ])('renders only its field on %s', async (page, label, field) => {
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/${page}`)
    const input = await screen.findByLabelText(label)
    await user.type(input, 'a')
    renders.clear()
    // Keys alone: a click would close the suggestions of the style sheet, which is a render of its own.
    await user.keyboard('bcd')
    expect([...renders]).toEqual([[field, 3]])
  })
})
