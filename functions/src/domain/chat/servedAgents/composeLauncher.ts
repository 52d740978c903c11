import type { Agent } from '../../../shared/agents/agent.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { projectWidget } from './projectWidget.ts'

/** Beyond it the panel asks for the configuration, as on pages with `parley.js`: every visit would load it. */
const mostConfigBytes = 16_000

/**
 * Fills in what neither the page's script element nor `Parley('configure', …)` says, and leaves the rest to
 * the launcher. An element that names another agent was added by the page for that one. The launcher alone,
 * which runs at once, reads the label and the place that are served: the panel takes what the page says for
 * more than the visitor's language and the agent's newest place.
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
 * The launcher for one agent: with its settings in force before the first drawing, so that what is published
 * arrives on pages whose script was pasted long before. `launcher`: the script that serves every agent.
 */
export function composeLauncher(region: Region, agent: Agent, launcher: string): string {
  const { ID, primaryColor, placement, lang, widgetOptions } = agent
  const settings = {
    region,
    color: primaryColor,
    placement: placement === 'bottom-right' ? undefined : placement,
    label: widgetOptions.texts[lang]?.['openChat'],
    consent: widgetOptions.consentMode ? '' : undefined,
  }
  // Whoever may show the agent is asked for with the first request: before it nobody else learns more.
  const isOpen = widgetOptions.allowedOrigins.length === 0
  const config = isOpen ? JSON.stringify(projectWidget(agent)) : 'undefined'
  const inside = Buffer.byteLength(config) <= mostConfigBytes ? config : 'undefined'
  const given = [JSON.stringify(ID), JSON.stringify(settings), inside].join(',')
  return `${fillIn}(document.currentScript,${given});\n${launcher}`
}
