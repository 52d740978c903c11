import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Pubblicato',
  saveAndPublish: 'Salva e pubblica',
  publish: 'Pubblica',
  addWidgetToWebsite: 'Aggiungi il widget al sito',
  dontShowAgain: 'Non mostrare più',
  runTestsFirst: 'Esegui prima i test',
  findingsHint:
    'Ciò che la tua bozza risponde ai test salvati, dove non è quanto atteso o dice altro rispetto a ciò che si dice oggi ai visitatori.',
  answersToCheck: 'Risposte da controllare',
  expected: 'Atteso',
  visitorsGet: 'I visitatori ricevono',
  draftAnswers: 'La bozza risponde',
  nothing: 'Nulla',
  publishAnyway: 'Pubblica comunque',
  backToEditing: 'Torna alla modifica',
  websiteScript: 'Script del sito',
  kindOfScript: 'Tipo di script',
  popup: 'Popup',
  embedded: 'Incorporato',
  nothingPublishedYet:
    'Non è ancora pubblicato nulla. I visitatori vedranno il widget dopo la pubblicazione dell’agente.',
  websiteScriptCode: 'Script del sito',
  openTheDemoPage: 'Apri la pagina dimostrativa',
  copied: 'Copiato',
  copyScript: 'Copia script',
  pageCommands: 'Che cosa può farne la tua pagina',
  pageCommandsHint:
    'Quando lo script è sulla pagina; le chiamate fatte prima che ci sia la chat vengono eseguite appena c’è.',
  agentPublished: 'Agente pubblicato.',
  publishedHint: 'Hai appena pubblicato il tuo agente, è il momento di metterlo sul sito',
  untested:
    '{count, plural, one {Un test salvato non è stato chiesto da quando hai cambiato l’agente o le sue conoscenze.} other {# test salvati non sono stati chiesti da quando hai cambiato l’agente o le sue conoscenze.}}',
  warning_worse: 'Peggiorato',
  warning_failed: 'Non supera',
  warning_changed: 'Cambiato',
  answersFail:
    '{count, plural, one {Una risposta non supera il suo test} other {# risposte non superano i loro test}}',
  answersChanged: '{count, plural, one {Una risposta è cambiata} other {# risposte sono cambiate}}',
  lead_popup:
    'Incolla questo prima del tag di chiusura body di ogni pagina che deve avere il widget. Basta una volta: ciò che pubblichi dopo appare da solo entro un minuto o due.',
  lead_embedded:
    'Incolla questo dove la chat deve far parte della tua pagina. Dai all’elemento la larghezza e l’altezza che vuoi. Basta una volta: ciò che pubblichi dopo appare da solo entro un minuto o due.',
  copiedToClipboard: 'Copiato negli appunti',
  command_open: 'Apre la chat',
  command_close: 'La chiude',
  command_toggle: 'La apre o la chiude',
  command_send: 'Scrive per il visitatore',
  command_identify: 'Dice chi è il visitatore',
  command_on: 'Viene a sapere di ready, open, close, message, answer, unread, lead, handoff ed error',
  command_setLanguage: 'Cambia la lingua',
  command_trigger: 'Attiva i tuoi trigger di evento',
  command_openForm: 'Mostra uno dei tuoi moduli',
  command_configure: 'Aggiunge un altro agente alla pagina',
  command_destroy: 'Toglie il widget dalla pagina',
  missed: 'Non come atteso',
} satisfies Translation<typeof english>
