import type { Language } from '../texts/languages.ts'

/** Messages that channels send without a model. */
interface ChannelTexts {
  /** The button label, and the text, that accept the terms. */
  agree: string
  /** Other texts that accept the terms. */
  yes: readonly string[]
  /** The agent cannot answer any question at present. */
  unavailable: string
  /** The agent could not answer this message. */
  failed: string
  /** The same, if the team is notified of the waiting visitor. */
  leftToTeam: string
  /** The agent cannot read this kind of message. */
  unreadable: string
  /** The agent cannot accept the file. */
  fileRefused: string
  /** The description of the command that deletes the conversation, and its confirmation. */
  forget: string
  forgotten: string
  /** A test message that shows whether the right account is connected. */
  test: string
}

/** Server-side texts, because they become messages of the conversation and of its channel. */
export const channelTexts: Readonly<Record<Language, ChannelTexts>> = {
  en: {
    agree: 'I agree',
    yes: ['yes', 'y', 'ok', 'okay', 'agree'],
    unavailable: 'This chat is not available right now.',
    failed: 'Something went wrong. Please try again.',
    leftToTeam: 'I can’t answer this right now. Your message is with our team, who will reply here.',
    unreadable: 'I can only read text here. Please write what you need.',
    fileRefused: 'I can’t read this file. I take pictures, PDF, Word and text files of up to 1 MB.',
    forget: 'Delete this conversation',
    forgotten: 'This conversation has been deleted here. Whatever you write next begins a new one.',
    test: 'This is a test message: this channel is connected.',
  },
  de: {
    agree: 'Ich stimme zu',
    yes: ['ja', 'j', 'ok', 'okay', 'einverstanden'],
    unavailable: 'Dieser Chat ist gerade nicht verfügbar.',
    failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
    leftToTeam:
      'Das kann ich gerade nicht beantworten. Ihre Nachricht liegt unserem Team vor, das Ihnen hier antwortet.',
    unreadable: 'Ich kann hier nur Text lesen. Bitte schreiben Sie, was Sie brauchen.',
    fileRefused: 'Diese Datei kann ich nicht lesen. Ich nehme Bilder, PDF-, Word- und Textdateien bis 1 MB.',
    forget: 'Diese Unterhaltung löschen',
    forgotten: 'Diese Unterhaltung wurde hier gelöscht. Was Sie als Nächstes schreiben, beginnt eine neue.',
    test: 'Das ist eine Testnachricht: Dieser Kanal ist verbunden.',
  },
  fr: {
    agree: 'J’accepte',
    yes: ['oui', 'o', 'ok', 'd’accord', 'daccord', "d'accord"],
    unavailable: 'Ce chat n’est pas disponible pour le moment.',
    failed: 'Une erreur s’est produite. Veuillez réessayer.',
    leftToTeam:
      'Je ne peux pas répondre à cela pour le moment. Votre message est transmis à notre équipe, qui vous répondra ici.',
    unreadable: 'Je ne peux lire que du texte ici. Écrivez-moi ce dont vous avez besoin.',
    fileRefused:
      'Je ne peux pas lire ce fichier. J’accepte les images et les fichiers PDF, Word et texte jusqu’à 1 Mo.',
    forget: 'Supprimer cette conversation',
    forgotten: 'Cette conversation a été supprimée ici. Votre prochain message en commencera une nouvelle.',
    test: 'Ceci est un message de test : ce canal est connecté.',
  },
  es: {
    agree: 'Acepto',
    yes: ['sí', 'si', 's', 'ok', 'vale', 'de acuerdo'],
    unavailable: 'Este chat no está disponible en este momento.',
    failed: 'Algo ha ido mal. Inténtelo de nuevo.',
    leftToTeam:
      'Ahora mismo no puedo responder a esto. Nuestro equipo tiene su mensaje y le responderá aquí.',
    unreadable: 'Aquí solo puedo leer texto. Escriba lo que necesita.',
    fileRefused: 'No puedo leer este archivo. Acepto imágenes y archivos PDF, Word y de texto de hasta 1 MB.',
    forget: 'Borrar esta conversación',
    forgotten: 'Esta conversación se ha borrado aquí. Lo próximo que escriba empezará una nueva.',
    test: 'Este es un mensaje de prueba: este canal está conectado.',
  },
  it: {
    agree: 'Accetto',
    yes: ['sì', 'si', 's', 'ok', 'va bene', 'd’accordo', "d'accordo"],
    unavailable: 'Questa chat non è disponibile al momento.',
    failed: 'Qualcosa è andato storto. Riprovi.',
    leftToTeam:
      'Al momento non posso rispondere. Il Suo messaggio è stato inoltrato al nostro team, che Le risponderà qui.',
    unreadable: 'Qui posso leggere solo testo. Scriva di cosa ha bisogno.',
    fileRefused:
      'Non riesco a leggere questo file. Accetto immagini e file PDF, Word e di testo fino a 1 MB.',
    forget: 'Eliminare questa conversazione',
    forgotten: 'Questa conversazione è stata eliminata qui. Il prossimo messaggio ne inizierà una nuova.',
    test: 'Questo è un messaggio di prova: questo canale è collegato.',
  },
  pt: {
    agree: 'Concordo',
    yes: ['sim', 's', 'ok', 'de acordo'],
    unavailable: 'Este chat não está disponível neste momento.',
    failed: 'Algo correu mal. Tente novamente.',
    leftToTeam:
      'De momento não consigo responder a isto. A nossa equipa recebeu a sua mensagem e vai responder aqui.',
    unreadable: 'Aqui só consigo ler texto. Escreva o que precisa.',
    fileRefused: 'Não consigo ler este ficheiro. Aceito imagens e ficheiros PDF, Word e de texto até 1 MB.',
    forget: 'Apagar esta conversa',
    forgotten: 'Esta conversa foi apagada aqui. O que escrever a seguir começa uma nova.',
    test: 'Esta é uma mensagem de teste: este canal está ligado.',
  },
  nl: {
    agree: 'Ik ga akkoord',
    yes: ['ja', 'j', 'ok', 'oké', 'oke', 'akkoord'],
    unavailable: 'Deze chat is op dit moment niet beschikbaar.',
    failed: 'Er ging iets mis. Probeer het opnieuw.',
    leftToTeam: 'Ik kan dit nu niet beantwoorden. Ons team heeft uw bericht en antwoordt u hier.',
    unreadable: 'Ik kan hier alleen tekst lezen. Schrijf wat je nodig hebt.',
    fileRefused:
      'Ik kan dit bestand niet lezen. Ik neem afbeeldingen en PDF-, Word- en tekstbestanden tot 1 MB aan.',
    forget: 'Dit gesprek verwijderen',
    forgotten: 'Dit gesprek is hier verwijderd. Wat je hierna schrijft, begint een nieuw gesprek.',
    test: 'Dit is een testbericht: dit kanaal is verbonden.',
  },
  ar: {
    agree: 'أوافق',
    yes: ['نعم', 'موافق', 'اوافق', 'حسنا', 'حسنًا', 'ok'],
    unavailable: 'هذه المحادثة غير متاحة حاليًا.',
    failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
    leftToTeam: 'لا أستطيع الإجابة عن هذا الآن. وصلت رسالتك إلى فريقنا وسيردّ عليك هنا.',
    unreadable: 'يمكنني قراءة النصوص فقط هنا. يُرجى كتابة ما تحتاج إليه.',
    fileRefused: 'لا أستطيع قراءة هذا الملف. أقبل الصور وملفات PDF وWord والملفات النصية حتى 1 ميغابايت.',
    forget: 'حذف هذه المحادثة',
    forgotten: 'حُذفت هذه المحادثة هنا. ما تكتبه بعد ذلك يبدأ محادثة جديدة.',
    test: 'هذه رسالة تجريبية: هذه القناة متصلة.',
  },
}

/**
 * Returns whether a text accepts the terms, in any language: visitors may write in another one than the
 * agent's.
 */
export function acceptsTerms(text: string): boolean {
  const answer = text
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/u, '')
  return Object.values(channelTexts).some(
    ({ agree, yes }) => answer === agree.toLowerCase() || yes.includes(answer),
  )
}
