// Made from src/feldberg/games/hallertau/printed.py by `make types`. Do not edit.

export type Crop = "barley" | "flax" | "hops" | "rye";

export type Good = "barley" | "flax" | "hops" | "rye" | "hides" | "meat" | "milk" | "wool" | "clay";

export type Resource = "barley" | "flax" | "hops" | "rye" | "hides" | "meat" | "milk" | "wool" | "clay" | "tools" | "jewelry" | "sheep";

export type Deck = "gateway" | "farmyard" | "bonus" | "points";

export interface Space {
  name: string;
  /** on the action board, as views count */
  place: number;
  rows: number;
  /** in the corner of a sector, where cards are drawn */
  deck: Deck | null;
}

export type Building = "carpentry" | "brewhouse" | "icehouse" | "bakehouse" | "tailor";

export type Box = "beginner" | "intermediate" | "expert" | "master" | "hops" | "sheep" | "field" | "jewelry" | "bonus" | "points";

export interface Cards {
  /** as which it is played */
  deck: Deck;
  numbers: string[];
}

export const CROPS: Crop[] = ["barley", "flax", "hops", "rye"];

export const GOODS: Good[] = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"];

export const RESOURCES: Resource[] = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "tools", "jewelry", "sheep"];

export const DECKS: Deck[] = ["gateway", "farmyard", "bonus", "points"];

export const SECTORS: Space[][] = [
  [
    {"name": "gateway_card", "place": 0, "rows": 2, "deck": "gateway"},
    {"name": "farming", "place": 1, "rows": 3, "deck": null},
    {"name": "sheep_breeding", "place": 2, "rows": 3, "deck": null},
    {"name": "sheep_shearing", "place": 3, "rows": 3, "deck": null},
    {"name": "clay_delivery", "place": 4, "rows": 3, "deck": null},
  ],
  [
    {"name": "farmyard_card", "place": 5, "rows": 2, "deck": "farmyard"},
    {"name": "butchery", "place": 6, "rows": 3, "deck": null},
    {"name": "nursery", "place": 7, "rows": 3, "deck": null},
    {"name": "busy_weekend", "place": 8, "rows": 3, "deck": null},
    {"name": "clearing", "place": 9, "rows": 3, "deck": null},
  ],
  [
    {"name": "bonus_card", "place": 10, "rows": 2, "deck": "bonus"},
    {"name": "small_trade", "place": 11, "rows": 3, "deck": null},
    {"name": "cultivation", "place": 12, "rows": 3, "deck": null},
    {"name": "weekly_market", "place": 13, "rows": 3, "deck": null},
    {"name": "land_sale", "place": 14, "rows": 3, "deck": null},
  ],
  [
    {"name": "point_card", "place": 15, "rows": 2, "deck": "points"},
    {"name": "fertilizing", "place": 16, "rows": 3, "deck": null},
    {"name": "tool_shed", "place": 17, "rows": 3, "deck": null},
    {"name": "town_hall", "place": 18, "rows": 3, "deck": null},
    {"name": "sheep_market", "place": 19, "rows": 3, "deck": null},
  ],
];

export const ROUNDS: number = 6;

export const PHASES: number = 10;

/** of the tracks in the village */
export const STEPS: number = 10;

/** of the field board */
export const COLUMNS: number = 8;

export const FIELD_ROWS: number[] = [5, 4, 3, 2];

/** in the window, by the steps of the community centre */
export const WORKERS: number[] = [6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12];

export const WINDOW_POINTS: number[] = [0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70];

/** the steps of a building that uncover one */
export const SYMBOLS: number[] = [7, 8, 9, 10];

export const BUILDINGS: Building[] = ["carpentry", "brewhouse", "icehouse", "bakehouse", "tailor"];

export const TAKES: Record<Building, Good[]> = {
  "carpentry": ["clay", "rye"],
  "brewhouse": ["barley", "hops"],
  "icehouse": ["meat", "milk"],
  "bakehouse": ["flax", "barley", "rye"],
  "tailor": ["flax", "hides", "wool"],
};

export const BOULDERS_AHEAD: number[] = [2, 4];

export const CARDS: Record<Box, Cards> = {
  "beginner": {
    "deck": "gateway",
    "numbers": [
      "001", "002", "003", "004", "005", "006", "007", "008", "009", "010", "011", "012", "013", "014", "015", "016",
      "017", "018", "019", "020", "021", "022", "023", "024", "025", "026", "027", "028", "029", "030",
    ],
  },
  "intermediate": {
    "deck": "gateway",
    "numbers": [
      "101", "102", "103", "104", "105", "106", "107", "108", "109", "110", "111", "112", "113", "114", "115", "116",
      "117", "118", "119", "120", "121", "122", "123", "124", "125", "126", "127", "128", "129", "130",
    ],
  },
  "expert": {
    "deck": "gateway",
    "numbers": [
      "201", "202", "203", "204", "205", "206", "207", "208", "209", "210", "211", "212", "213", "214", "215", "216",
      "217", "218", "219", "220", "221", "222", "223", "224", "225", "226", "227", "228", "229", "230",
    ],
  },
  "master": {
    "deck": "gateway",
    "numbers": [
      "301", "302", "303", "304", "305", "306", "307", "308", "309", "310", "311", "312", "313", "314", "315", "316",
      "317", "318", "319", "320", "321", "322", "323", "324", "325", "326", "327", "328", "329", "330",
    ],
  },
  "hops": {
    "deck": "farmyard",
    "numbers": [
      "401", "402", "403", "404", "405", "406", "407", "408", "409", "410", "411", "412", "413", "414", "415", "416",
      "417", "418", "419", "420", "421", "422", "423", "424", "425", "426", "427", "428", "429", "430", "431", "432",
      "433", "434", "435",
    ],
  },
  "sheep": {
    "deck": "farmyard",
    "numbers": [
      "501", "502", "503", "504", "505", "506", "507", "508", "509", "510", "511", "512", "513", "514", "515", "516",
      "517", "518", "519", "520", "521", "522", "523", "524", "525", "526", "527", "528", "529", "530", "531", "532",
      "533", "534", "535",
    ],
  },
  "field": {
    "deck": "farmyard",
    "numbers": [
      "601", "602", "603", "604", "605", "606", "607", "608", "609", "610", "611", "612", "613", "614", "615", "616",
      "617", "618", "619", "620", "621", "622", "623", "624", "625", "626", "627", "628", "629", "630", "631", "632",
      "633", "634", "635",
    ],
  },
  "jewelry": {
    "deck": "farmyard",
    "numbers": [
      "701", "702", "703", "704", "705", "706", "707", "708", "709", "710", "711", "712", "713", "714", "715", "716",
      "717", "718", "719", "720", "721", "722", "723", "724", "725", "726", "727", "728", "729", "730", "731", "732",
      "733", "734", "735",
    ],
  },
  "bonus": {
    "deck": "bonus",
    "numbers": [
      "801", "802", "803", "804", "805", "806", "807", "808", "809", "810", "811", "812", "813", "814", "815", "816",
      "817", "818", "819", "820", "821", "822", "823", "824", "825", "826", "827", "828", "829", "830", "831", "832",
      "833", "834", "835", "836", "837", "838", "839", "840", "841", "842", "843", "844", "845",
    ],
  },
  "points": {
    "deck": "points",
    "numbers": [
      "901", "902", "903", "904", "905", "906", "907", "908", "909", "910", "911", "912", "913", "914", "915", "916",
      "917", "918", "919", "920", "921", "922", "923", "924", "925",
    ],
  },
};
