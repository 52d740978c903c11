import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Integrationen',
  description: 'Kanäle, Modelle, Funktionen und Kalender, mit denen sich Agenten verbinden lassen.',
  lead: 'Alles auf dieser Seite funktioniert heute. Fehlt etwas, hilft oft eine HTTP-Funktion.',
  channels: 'Kanäle',
  website: 'Website',
  websiteText:
    'Eine Zeile HTML: als Knopf, in der Seite oder als ganze Seite. Mit jedem System, das ein Skript erlaubt, etwa WordPress, Shopify, Webflow und Wix.',
  whatsapp: 'Nummern Ihres Geschäftskontos, Vorlagen, Sprachnachrichten.',
  messenger: 'Seiten, die Sie verwalten, mit Antworten Ihres Teams in Metas eigener App.',
  instagram: 'Nachrichten an Ihr professionelles Konto.',
  telegram: 'Ein eigener Bot, über sein Token.',
  discord: 'Ein Bot für die Kanäle Ihres Servers.',
  models: 'Modelle',
  eitherKey: 'Mit unserem Schlüssel oder Ihrem.',
  otherModels: 'Andere',
  otherModelsText: 'Jeder Server, der die Chat Completions von OpenAI versteht.',
  systems: 'Ihre Systeme',
  http: 'HTTP-Funktionen',
  httpText:
    'Rufen Sie jede API auf: typisierte Parameter, verschlüsselte Zugangsdaten, ein Test, der die echte Anfrage zeigt. Ein cURL-Befehl lässt sich einfügen.',
  mcp: 'MCP-Server',
  mcpText:
    'Nutzen Sie die Werkzeuge von Servern über HTTP. Eine geänderte Definition gilt erst, wenn Sie sie gesehen haben.',
  calendar: 'Kalender',
  calendarText: 'Termine mit Öffnungszeiten, Zeitzonen und Einladungen per E-Mail.',
  events: 'Ereignisse des Workspace',
  eventsText: 'Signierte Webhooks für neue und gelöschte Kunden und für Zugangsanfragen.',
  agencies: 'Für Agenturen',
  domain: 'Ihre Domain',
  domainText: 'Dashboard und Widget unter Ihrer eigenen Adresse, mit Zertifikat.',
  email: 'Ihre E-Mail',
  emailText: 'E-Mails an Kunden von Ihrer Domain.',
  tabs: 'Ihre Seiten',
  tabsText: 'Eigene Tabs im Dashboard der Kunden.',
  closing: 'Verbinden Sie die erste',
  closingText: 'Die meisten dauern keine fünf Minuten.',
} satisfies Translation<typeof english>
