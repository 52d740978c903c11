import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Un chatbot che cita la fonte',
  description: 'Un chatbot per il tuo sito che risponde dai tuoi documenti e mostra il passaggio.',
  lead: 'Risponde con le parole dei tuoi documenti, mostra il passaggio e lo dice quando non sa.',
  features: 'Fatto per siti veri',
  light: 'Leggero sulla tua pagina',
  lightText: 'Lo script pesa circa un kilobyte. La chat si carica quando un visitatore la apre.',
  design: 'Nel tuo stile',
  designText: 'Colori, font, posizione, testi e il tuo CSS, con un’anteprima dal vivo del vero widget.',
  languages: 'Otto lingue',
  languagesText:
    'Inglese, tedesco, francese, spagnolo, italiano, portoghese, olandese e arabo, anche da destra a sinistra.',
  flow: 'Conversazioni con un piano',
  flowText:
    'Disegna un flusso di passi e condizioni, o scrivi un solo prompt. I campi raccolti diventano contatti.',
  learns: 'Impara ciò che gli manca',
  learnsText:
    'Le domande senza risposta vengono raccolte. Scrivi la risposta una volta e da allora viene data.',
  tested: 'Provato prima di essere pubblicato',
  testedText: 'I test salvati girano prima della pubblicazione e indicano le risposte cambiate.',
  files: 'Quali file può leggere?',
  filesText: 'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML e testo semplice, e le pagine di un sito.',
  unknown: 'Che cosa dice quando non sa?',
  unknownText: 'Quello che scegli: dice che non sa, chiede un’e-mail o chiama un collega.',
  watch: 'Posso seguire le conversazioni?',
  watchText:
    'Sì. Appaiono nella posta in arrivo mentre avvengono, e puoi prenderle in carico in ogni momento.',
  closing: 'Mettilo sul tuo sito',
  closingText: 'Una riga di HTML. Bastano pochi minuti.',
} satisfies Translation<typeof english>
