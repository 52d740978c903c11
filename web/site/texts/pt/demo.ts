import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Demonstração',
  description: 'Fale com um agente publicado no widget real.',
  heading: 'Pergunte algo a ele',
  lead: 'Este é o widget real, com um agente real de uma loja inventada. As respostas vêm dos documentos da loja.',
  leadWithoutAgent:
    'Crie um agente em poucos minutos e fale com ele no chat de teste, antes de qualquer outra pessoa.',
  chat: 'Chat de demonstração',
  steps: 'O que experimentar',
  knows: 'Algo que ele sabe',
  knowsText: 'Pergunte por entregas, devoluções ou horários. Toque em uma fonte para ver o trecho.',
  knowsNot: 'Algo que ele não sabe',
  knowsNotText: 'Ele avisa, em vez de inventar uma resposta.',
  language: 'Outro idioma',
  languageText: 'Pergunte no seu. O menu muda o idioma do chat.',
  person: 'Uma pessoa',
  personText: 'Diga que quer falar com alguém e veja como o agente passa a conversa.',
} satisfies Translation<typeof english>
