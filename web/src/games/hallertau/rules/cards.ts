import type { Chapter, Told } from "../../../lib/rules";
import { CARDS, type Box } from "../content";

const cardsOf = (box: Box): string[] => CARDS[box].numbers.map((number) => `card:${number}`);

/** The numbers of a deck, from the first to the last. */
const span = (box: Box): string => `${CARDS[box].numbers[0]}–${CARDS[box].numbers.at(-1)}`;

export const cards: Chapter<Told> = {
  title: { en: "All cards", ru: "Все карты" },
  sections: [
    {
      id: "gateway-beginner",
      title: { en: `Gateway, beginner (${span("beginner")})`, ru: `Ворота, новичок (${span("beginner")})` },
      blocks: [{ entries: cardsOf("beginner") }],
    },
    {
      id: "gateway-intermediate",
      title: { en: `Gateway, intermediate (${span("intermediate")})`, ru: `Ворота, знаток (${span("intermediate")})` },
      blocks: [{ entries: cardsOf("intermediate") }],
    },
    {
      id: "gateway-expert",
      title: { en: `Gateway, expert (${span("expert")})`, ru: `Ворота, эксперт (${span("expert")})` },
      blocks: [{ entries: cardsOf("expert") }],
    },
    {
      id: "gateway-master",
      title: { en: `Gateway, master (${span("master")})`, ru: `Ворота, мастер (${span("master")})` },
      blocks: [
        { entries: cardsOf("master") },
        {
          ours: {
            en: "313: the lone worker counts as one and takes the second row, even over an empty first one. 314: the three workers may come from a full corner space but not go to one.",
            ru: "313: одинокий работник считается за одного и занимает второй ряд, даже если первый пуст. 314: трёх работников можно взять с полной угловой ячейки, но нельзя поставить на угловую.",
          },
        },
      ],
    },
    {
      id: "farmyard-hops",
      title: { en: `Farmyard, hops (${span("hops")})`, ru: `Ферма, хмель (${span("hops")})` },
      blocks: [{ entries: cardsOf("hops") }],
    },
    {
      id: "farmyard-sheep",
      title: { en: `Farmyard, sheep (${span("sheep")})`, ru: `Ферма, овцы (${span("sheep")})` },
      blocks: [
        { entries: cardsOf("sheep") },
        {
          ours: {
            en: "531: a sheep that steps back to a place whose card has gone is lost.",
            ru: "531: овца, которая шагнула назад на место, где карты уже нет, теряется.",
          },
        },
      ],
    },
    {
      id: "farmyard-field",
      title: { en: `Farmyard, field (${span("field")})`, ru: `Ферма, поля (${span("field")})` },
      blocks: [{ entries: cardsOf("field") }],
    },
    {
      id: "farmyard-jewelry",
      title: { en: `Farmyard, jewelry (${span("jewelry")})`, ru: `Ферма, драгоценности (${span("jewelry")})` },
      blocks: [
        { entries: cardsOf("jewelry") },
        {
          ours: {
            en: "713: “just drawn” are all cards of one effect, until you do anything but play them.",
            ru: "713: «только что взятые» — это все карты одного эффекта, пока вы не сделаете чего-нибудь, кроме их розыгрыша.",
          },
        },
      ],
    },
    {
      id: "bonus",
      title: { en: `Bonus (${span("bonus")})`, ru: `Бонусы (${span("bonus")})` },
      blocks: [{ entries: cardsOf("bonus") }],
    },
    {
      id: "points",
      title: { en: `Points (${span("points")})`, ru: `Победные очки (${span("points")})` },
      blocks: [{ entries: cardsOf("points") }],
    },
  ],
};
