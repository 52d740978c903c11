import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agente da un’altra piattaforma',
  exportFile: 'Esportazione di un agente',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Domande e risposte .csv · Al massimo {megabytes, number} MB',
  whereIsIt: 'Dove si trova il file',
  where_voiceflow: 'Voiceflow: esporta il progetto come file .vf.',
  where_typebot: 'Typebot: apri il menu dell’editor e scegli «Export flow».',
  where_dify: 'Dify: apri il menu dell’app e scegli «Export DSL», senza segreti.',
  where_convocore: 'Convocore: esporta il modello dell’agente come JSON.',
  where_csv: 'CSV: una colonna con le domande e una con le risposte.',
  staysHere:
    'Il tuo browser legge il file. Nulla viene eseguito e nessuno dei suoi link viene aperto. Nulla viene creato prima della tua conferma.',
  readingExport: 'L’esportazione viene letta …',
  readAs: 'Riconosciuto come',
  table: 'Tabella di domande e risposte',
  prompt: 'Prompt',
  greeting: 'Saluto',
  suggestedQuestions: 'Domande suggerite',
  model: 'Modello',
  formerQuestions: 'Domande di prima',
  savedAsTests:
    '{count, plural, one {# domanda viene salvata come test, per porla al nuovo agente} other {# domande vengono salvate come test, per porle al nuovo agente}}',
  notTaken: 'Che cosa non viene ripreso, e perché',
  allTaken: 'Tutto ciò che è nel file viene ripreso.',
  named: '{reason} ({names})',
  moved: 'Agente importato. Qui puoi porgli le domande dell’agente precedente.',
  lost_secrets: 'Segreti eliminati: {count, number}. Non vengono salvati da nessuna parte.',
  lost_tools:
    'Chiamate ad altri servizi: {count, number}. Agirebbero con i tuoi accessi; ricreale come strumenti.',
  lost_code: 'Codice di programma: {count, number}. Il codice di un file non viene mai eseguito.',
  lost_media:
    'Immagini, audio e video: {count, number}. Il file ne ha solo i link, e i link non vengono aperti.',
  lost_inputs:
    'Domande particolari ai visitatori: {count, number}. File, pagamenti e valori raccolti qui funzionano diversamente.',
  lost_variables: 'Variabili: {count, number}. Solo l’altra piattaforma ne conosce i valori.',
  lost_conditions: 'Condizioni: {count, number}. Dipendono da valori che solo l’altra piattaforma conosce.',
  lost_connections:
    'Nodi a cui nessuna via conduce: {count, number}. Il file non dice quando seguono; collegali nella tela.',
  lost_steps: 'Passaggi: {count, number}. Qui non hanno un equivalente.',
  lost_subflows:
    'Cicli e rimandi ad altri flussi: {count, number}. Non sono nel file o qui non si possono riprodurre.',
  lost_files: 'Documenti: {count, number}. Il file ne ha solo i nomi; caricali in Conoscenze.',
  lost_collections:
    'Basi di conoscenza: {count, number}. I loro documenti non sono nel file; caricali in Conoscenze.',
  lost_sites: 'Link a pagine: {count, number}. Non sono pubbliche, o sono troppe.',
  lost_channels: 'Canali: {count, number}. Ricollegali in Canali.',
  lost_look: 'Immagini e CSS. Sono stati fatti per un’altra finestra di chat.',
  lost_voice: 'Impostazioni della voce. Si scelgono di nuovo per questo agente.',
  lost_settings: 'Impostazioni: {count, number}. Qui non hanno un equivalente o all’inizio sono disattivate.',
  lost_model: 'Il modello qui non è disponibile, perciò risponde il modello standard.',
  lost_shortened: 'Testi accorciati: {count, number}. Sono più lunghi di quanto qui è permesso a un agente.',
  lost_tooMany: 'Parti oltre i nostri limiti: {count, number}.',
  lost_notChat: 'L’app non è una chat. I suoi prompt vengono ripresi, e i visitatori parlano con lei.',
  lost_project:
    'Per questo agente rispondeva Voiceflow. Esporta il progetto da lì, o collegalo con la sua chiave.',
  lost_columns: 'Colonne: {count, number}. Vengono riprese solo domande e risposte.',
  lost_incompleteRows: 'Righe senza domanda o senza risposta: {count, number}.',
  lost_repeated: 'Domande ripetute: {count, number}. Vale la prima risposta.',
  secret_apiKey: 'chiavi API',
  secret_token: 'token di accesso',
  secret_password: 'password',
  secret_privateKey: 'chiavi private',
  unknownExport:
    'Non è un’esportazione di Voiceflow, Typebot, Dify o Convocore, né un CSV. Un modello esportato qui si apre con «Da un file».',
  exportTooLarge: 'Al massimo {megabytes, number} MB, come YAML {yaml, number} MB',
  exportTooDeep:
    'Questo file è annidato più in profondità di quanto possa esserlo l’esportazione di un agente.',
  exportTooMany: 'Questo file ha più voci di quante ne possa avere l’esportazione di un agente.',
  exportUnreadable: 'Questo file non si può leggere. Esportalo di nuovo e non modificarlo.',
  exportTooSlow: 'La lettura di questo file richiede troppo tempo.',
  exportEmpty: 'Questo file non ha nulla che un agente possa usare qui: né prompt, né testi, né domande.',
  noPairs: 'In questa tabella non ci sono domande e risposte. Serve una colonna per ciascuna.',
} satisfies Translation<typeof english>
