import type { Agent } from '../../shared/agent.ts'
import type { Region } from '../../shared/regions.ts'
import { projectWidget } from './projectWidget.ts'

/**
 * Fills in what neither the page's script element nor `Parley('configure', …)` says, and leaves the rest to
 * the launcher. An element that names another agent was added by the page for that one.
 */
const fillIn = `(function (script, agent, settings, config) {
  var data = script.dataset
  if ((data.agent = data.agent || agent) !== agent) return
  var page = window.Parley || {}
  var called = (page.q || []).find(function (call) { return call[0] === 'configure' })
  var given = called ? called[1] || {} : page.host ? {} : page
  if (given.agent && given.agent !== agent) given = {}
  var isSaid = function (value) { return value != null && value !== false }
  script.config = config
  'region color placement target label lang consent api'.split(' ').forEach(function (key) {
    var said = [data[key], given[key], settings[key]].filter(isSaid)
    if (said.length) data[key] = said[0]
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
  const config = widgetOptions.allowedOrigins.length > 0 ? null : projectWidget(agent)
  const given = [JSON.stringify(ID), JSON.stringify(settings), JSON.stringify(config)].join(',')
  return `${fillIn}(document.currentScript,${given});\n${launcher}`
}
