import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Integrazioni',
  description: 'Canali, modelli, funzioni e calendari a cui collegare gli agenti.',
  lead: 'Tutto in questa pagina funziona oggi. Se manca qualcosa, spesso basta una funzione HTTP.',
  channels: 'Canali',
  website: 'Sito',
  websiteText:
    'Una riga di HTML: come pulsante, nella pagina o a pagina intera. Con ogni sistema che ammette uno script, come WordPress, Shopify, Webflow e Wix.',
  whatsapp: 'Numeri del tuo account aziendale, modelli, messaggi vocali.',
  messenger: 'Le pagine che gestisci, con le risposte del tuo team nell’app di Meta.',
  instagram: 'Messaggi al tuo account professionale.',
  telegram: 'Un tuo bot, con il suo token.',
  discord: 'Un bot per i canali del tuo server.',
  models: 'Modelli',
  eitherKey: 'Con la nostra chiave o con la tua.',
  otherModels: 'Altri',
  otherModelsText: 'Qualsiasi server che capisca le chat completions di OpenAI.',
  systems: 'I tuoi sistemi',
  http: 'Funzioni HTTP',
  httpText:
    'Chiama qualsiasi API: parametri tipizzati, credenziali cifrate, una prova che mostra la richiesta reale. Si può incollare un comando cURL.',
  mcp: 'Server MCP',
  mcpText:
    'Usa gli strumenti di server via HTTP. Una definizione cambiata non viene usata prima che tu l’abbia vista.',
  calendar: 'Calendario',
  calendarText: 'Appuntamenti con orari, fusi orari e inviti via e-mail.',
  events: 'Eventi dello spazio di lavoro',
  eventsText: 'Webhook firmati per clienti nuovi ed eliminati, e per richieste di accesso.',
  agencies: 'Per le agenzie',
  domain: 'Il tuo dominio',
  domainText: 'La dashboard e il widget al tuo indirizzo, con il suo certificato.',
  email: 'La tua e-mail',
  emailText: 'E-mail ai clienti dal tuo dominio.',
  tabs: 'Le tue pagine',
  tabsText: 'Schede tue nella dashboard del cliente.',
  closing: 'Collega la prima',
  closingText: 'Quasi tutte richiedono meno di cinque minuti.',
} satisfies Translation<typeof english>
