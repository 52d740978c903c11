import { describe, expect, it } from 'vitest'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { projectWidget } from './projectWidget.ts'

/** Puts a canary with the field's path into every text of a value. */
function plant(value: unknown, path: string): unknown {
  if (typeof value === 'string') return `canary:${path}`
  if (Array.isArray(value)) return [`canary:${path}`]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, plant(inner, path ? `${path}.${key}` : key)]),
  )
}

describe('the public face of an agent', () => {
  it('shows only the allowed fields, whatever an agent holds (H-063)', () => {
    const agent = agentSchema.parse({ ID: 'agent1', ownerID: 'w', title: 'T', createdAt: 1, lastModified: 1 })
    const planted = {
      ...(plant(agent, '') as typeof agent),
      SECRET_API_KEY: 'canary:key',
      vapi: { id: 'canary:vapi' },
    }
    const shown = [...JSON.stringify(projectWidget(planted)).matchAll(/canary:([\w.]+)/g)].map(
      (match) => match[1],
    )
    expect(new Set(shown)).toEqual(
      new Set([
        'ID',
        'title',
        'description',
        'themeType',
        'primaryColor',
        'fontFamily',
        'roundedImageURL',
        'lang',
        'placement',
        'vgOptions.initMessages',
        'vgOptions.suggestedReplies',
        'proactiveMessage',
        'branding',
        'chatBgURL',
        'ADVANCED_customCSS',
        'voiceConfig.transcriber.language',
        'widgetOptions.triggers',
        'widgetOptions.forms',
      ]),
    )
  })
})
