import type { Agent } from '../../../shared/agents/agent.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { accentOf } from '../../../shared/themes/agentTheme.ts'
import { projectWidget } from './projectWidget.ts'

/**
 * A larger configuration is loaded by the panel, as on pages with `parley.js`: every visit would load it
 * here.
 */
const maxConfigBytes = 16_000

/**
 * Fills in the settings that neither the page's script element nor `Parley('configure', …)` sets, and leaves
 * the rest to the launcher. An element that names another agent belongs to that agent. Only the launcher
 * reads the label and the placement from here; the panel uses the page's settings and the newest publication.
 */
const fillIn = `(function (script, agent, settings, config) {
  var data = script && script.dataset
  if (!data || (data.agent = data.agent || agent) !== agent) return
  var page = window.Parley
  if (!page || page.nodeType) page = {}
  var said = Array.isArray(page.q) ? page.q : []
  var configurations = said
    .filter(function (call) { return call && call[0] === 'configure' && call[1] })
    .map(function (call) { return call[1] })
  if (!configurations.length && !page.host) configurations = [page]
  var given =
    configurations.find(function (each) { return each.agent === agent }) ||
    configurations.find(function (each) { return !each.agent }) ||
    {}
  var isSaid = function (value) { return value != null && value !== false }
  script.config = config
  'region color placement target label lang consent api'.split(' ').forEach(function (key) {
    var ofPage = [data[key], given[key]].filter(isSaid)
    if (ofPage.length) data[key] = ofPage[0]
    else if (isSaid(settings[key])) {
      data[key] = settings[key]
      if (key === 'label' || key === 'placement') queueMicrotask(function () { delete data[key] })
    }
  })
})`

/**
 * Returns the launcher of one agent, with its settings before the first drawing, so that a publication
 * reaches pages whose script was pasted long before. `launcher`: the script for all agents.
 */
export function composeLauncher(region: Region, agent: Agent, launcher: string): string {
  const { ID, placement, lang, widgetOptions } = agent
  const settings = {
    region,
    color: accentOf(agent),
    placement: placement === 'bottom-right' ? undefined : placement,
    label: widgetOptions.texts[lang]?.['openChat'],
    consent: widgetOptions.consentMode ? '' : undefined,
  }
  // With allowed origins the configuration is only sent in response to the first request, which checks the
  // origin.
  const isOpen = widgetOptions.allowedOrigins.length === 0
  const config = isOpen ? JSON.stringify(projectWidget(agent)) : 'undefined'
  const inside = Buffer.byteLength(config) <= maxConfigBytes ? config : 'undefined'
  const parameters = [JSON.stringify(ID), JSON.stringify(settings), inside].join(',')
  return `${fillIn}(document.currentScript,${parameters});\n${launcher}`
}
